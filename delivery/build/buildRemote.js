import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listBundledPackages } from './packageLocation.js';
import { runWebpack } from './runWebpack.js';
import { loadRemotePages } from './share-images/loadPages.js';
import { writeShareImages } from './share-images/writeShareImages.js';

const rootDir = path.resolve(import.meta.dirname, '../..');

async function copyMessages({ name, remoteDir, outDir }) {
  const languages = await readdir(path.join(remoteDir, 'locales'));
  await mkdir(path.join(outDir, 'locales'), { recursive: true });
  await Promise.all(
    languages.map((language) =>
      cp(
        path.join(remoteDir, 'locales', language, `${name}.json`),
        path.join(outDir, `locales/${language}.json`),
      ),
    ),
  );
}

/** Writes the files of a release, and `packages.json`, which is not part of it. */
export async function buildRemote({ remoteDir, outDir }) {
  const { name } = JSON.parse(await readFile(path.join(remoteDir, 'package.json'), 'utf8'));
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
  const packages = listBundledPackages(result, rootDir);
  await writeFile(path.join(outDir, 'packages.json'), JSON.stringify(packages));
  await copyMessages({ name: remoteName, remoteDir, outDir });
  const pages = await loadRemotePages(outDir);
  await writeShareImages({ part: remoteName, pages, outDir: path.join(outDir, 'client/share') });
}
