import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listBundledPackages } from './packageLocation.js';
import { containerName } from './remotePreset.js';
import { runWebpack } from './runWebpack.js';
import { loadRemotePages } from './share-images/loadPages.js';
import { writeShareImages } from './share-images/writeShareImages.js';

const rootDir = path.resolve(import.meta.dirname, '../..');

async function copyMessages({ name, remoteDir, outDir }) {
  const languages = await readdir(path.join(remoteDir, 'locales'));
  await mkdir(path.join(outDir, 'locales'), { recursive: true });
  const entries = await Promise.all(
    languages.map(async (language) => {
      const file = `locales/${language}.json`;
      await cp(path.join(remoteDir, 'locales', language, `${name}.json`), path.join(outDir, file));
      return [language, file];
    }),
  );
  return Object.fromEntries(entries);
}

async function describeClient({ name, version, outDir }) {
  const manifest = JSON.parse(await readFile(path.join(outDir, 'client/mf-manifest.json'), 'utf8'));
  const { js, css } = manifest.exposes[0].assets;
  if (js.sync.length !== 1 || js.async.length > 0) {
    throw new Error(
      `${name}: one exposed chunk expected, found ${[...js.sync, ...js.async].join(', ')}`,
    );
  }
  return {
    container: containerName(name, version),
    entry: 'client/remoteEntry.js',
    chunk: `client/${js.sync[0]}`,
    styles: [...css.sync, ...css.async].map((file) => `client/${file}`),
  };
}

/** Returned paths are relative to `outDir`; `packages.json` is not part of the release. */
export async function buildRemote({ remoteDir, outDir }) {
  const { name, version } = JSON.parse(
    await readFile(path.join(remoteDir, 'package.json'), 'utf8'),
  );
  const remoteName = name.replace('@tidegate/', '');
  const { default: configurations } = await import(
    pathToFileURL(path.join(remoteDir, 'webpack.config.js')).href
  );
  await rm(outDir, { recursive: true, force: true });
  const result = await runWebpack(
    configurations.map((configuration) => ({
      ...configuration,
      output: { ...configuration.output, path: path.join(outDir, configuration.name) },
    })),
  );
  const client = await describeClient({ name: remoteName, version, outDir });
  // Only this build uses the manifest; a release holds only what runs.
  await rm(path.join(outDir, 'client/mf-manifest.json'));
  await rm(path.join(outDir, 'client/mf-stats.json'), { force: true });
  const packages = listBundledPackages(result, rootDir);
  await writeFile(path.join(outDir, 'packages.json'), JSON.stringify(packages));
  const locales = await copyMessages({ name: remoteName, remoteDir, outDir });
  const pages = await loadRemotePages(outDir);
  await writeShareImages({ part: remoteName, pages, outDir: path.join(outDir, 'client/share') });
  return { name: remoteName, version, client, server: 'server/remote.cjs', locales };
}
