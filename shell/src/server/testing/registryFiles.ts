import type { Release } from '@tidegate/contracts/remotes/release';
import { integrityOf } from '../releases/registry-client/registryFiles';

const texts = {
  'client/remoteEntry.js': 'var blog;',
  'client/main.js': 'void 0;',
  'server/remote.cjs': 'exports.remote = {};',
  'locales/en.json': '{"title":"Blog"}',
};

/** Documents and files of these versions of blog in a registry, by path. */
export function registryFiles(...versions: string[]): Map<string, string> {
  const files = Object.entries(texts).map(([file, text]) => [
    file,
    { sizeBytes: text.length, integrity: integrityOf(Buffer.from(text)) },
  ]);
  return new Map(
    versions.flatMap((version) => {
      const folder = `/_delivery/releases/blog/${version}`;
      const release: Release = {
        ...{ name: 'blog', version, contract: '^1.0.0', sourceRevision: 'abc' },
        ...{ routes: [], slots: [], sliceVersion: null },
        client: {
          container: `blog_${version.replaceAll('.', '_')}`,
          entry: 'client/remoteEntry.js',
          chunk: 'client/main.js',
          styles: [],
        },
        server: 'server/remote.cjs',
        locales: { en: 'locales/en.json' },
        files: Object.fromEntries(files) as Release['files'],
      };
      return [
        [`${folder}/release.json`, JSON.stringify(release)] as const,
        ...Object.entries(texts).map(([file, text]) => [`${folder}/files/${file}`, text] as const),
      ];
    }),
  );
}
