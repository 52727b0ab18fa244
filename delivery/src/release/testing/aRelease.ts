import type { Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { integrityOf } from '../integrity';
import { serializeRelease } from '../releaseDocument';
import { expectedContainer } from '../releaseRules';

interface ReleaseOverrides extends Partial<Omit<Release, 'files'>> {
  name?: RemoteName;
  version?: string;
  /** Text by path; adds to or replaces the default four files. */
  texts?: Readonly<Record<string, string>>;
}

export interface TestRelease {
  release: Release;
  document: Buffer;
  files: ReadonlyMap<string, Buffer>;
}

/** Creates a tiny release without building it. */
export function aRelease(overrides: ReleaseOverrides = {}): TestRelease {
  const { name = 'tools', version = '1.0.0', texts, ...rest } = overrides;
  const container = expectedContainer(name, version);
  const files = new Map(
    Object.entries({
      'client/remoteEntry.js': `var ${container};`,
      'client/remote.0a1b2c3d.js': `/* ${container} */ ${'render();'.repeat(200)}`,
      'server/remote.cjs': `module.exports = { default: { name: '${name}' } };`,
      'locales/en.json': '{ "heading": "What the web sees" }',
      ...texts,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const release: Release = {
    name,
    version,
    contract: '^1.0.0',
    sourceRevision: '0123456789abcdef',
    routes: [],
    slots: [],
    sliceVersion: null,
    client: {
      container,
      entry: 'client/remoteEntry.js',
      chunk: 'client/remote.0a1b2c3d.js',
      styles: [],
    },
    server: 'server/remote.cjs',
    locales: { en: 'locales/en.json' },
    ...rest,
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [
        path,
        { sizeBytes: bytes.length, integrity: integrityOf(bytes) },
      ]),
    ),
  };
  return { release, document: serializeRelease(release), files };
}
