import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { BrowserRelease } from '../browserRelease';
import { admitRelease } from '../guard/runningReleases';

/** Admits a release and returns it with `run`, which executes code as a script of that release. */
export function aRunningRelease(remote: RemoteName = 'blog', version = '1.0.0') {
  const folder = `/r/${remote}/${version}/client/`;
  const asset = (file: string) => ({ url: folder + file, integrity: '' });
  const release: BrowserRelease = {
    remote,
    version,
    contract: '^1.0.0',
    isCompatible: true,
    container: `${remote}_1_0_0`,
    entry: asset('remoteEntry.js'),
    chunk: asset('remote.js'),
    styles: [],
    messages: asset('en.json'),
    slots: [],
  };
  admitRelease(release);

  function run(statements: string, given: Readonly<Record<string, unknown>> = {}): unknown {
    const source = `${statements}\n//# sourceURL=${new URL(release.chunk.url, location.href).href}`;
    // oxlint-disable-next-line typescript/no-implied-eval -- the only way to name a script's address
    const code = new Function(...Object.keys(given), source) as (...values: unknown[]) => unknown;
    return code(...Object.values(given));
  }
  return { release, run };
}
