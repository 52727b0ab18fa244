import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../src/commands/bootstrap/fingerprint.js';
import { readSourceRevision } from '../src/release/description/sourceRevision.js';
import { deriveProductionLock } from './deriveProductionLock.js';
import { collectNotices } from './collectNotices.js';

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Records the sources of each build for the command that releases it. */
export async function packRemotes(rootDir, remotes) {
  const revision = await readSourceRevision(rootDir);
  for (const name of remotes) {
    const source = { fingerprint: await fingerprint(rootDir, [`remotes/${name}`]), revision };
    const file = path.join(rootDir, 'dist/remotes', name, 'source.json');
    // A starting site may read the file at the same time.
    if ((await readFile(file, 'utf8').catch(() => '')) === toJson(source)) continue;
    await writeFile(file, toJson(source));
  }
}

export async function packServer({ rootDir, siteDir }) {
  // Loaded on demand, because only a build needs the bundler.
  const { bundleServer } = await import('./bundleServer.js');
  const packages = await bundleServer({ rootDir, outDir: siteDir });
  await mkdir(path.join(siteDir, '.parts'), { recursive: true });
  await writeFile(path.join(siteDir, '.parts/server.packages'), toJson(packages));
}

/** Writes the manifest for `npm ci --omit=dev`, the licence and the notices of bundled packages. */
export async function writePackages(rootDir, remotes) {
  const siteDir = path.join(rootDir, 'dist');
  const { outside, inside } = await readJson(path.join(siteDir, '.parts/server.packages'));
  const inBrowsers = await Promise.all(
    ['shell/build/server', ...remotes.map((name) => `remotes/${name}`)].map((folder) =>
      readJson(path.join(siteDir, folder, 'packages.json')),
    ),
  );
  const { manifest, lock } = deriveProductionLock({
    rootPackage: await readJson(path.join(rootDir, 'package.json')),
    rootLock: await readJson(path.join(rootDir, 'package-lock.json')),
    names: outside,
  });
  await writeFile(path.join(siteDir, 'package.json'), toJson(manifest));
  await writeFile(path.join(siteDir, 'package-lock.json'), toJson(lock));
  const folders = [...new Set([...inside, ...inBrowsers.flat()])].sort();
  const notices = await collectNotices(rootDir, folders);
  await writeFile(path.join(siteDir, 'third-party-notices.txt'), notices);
  await cp(path.join(rootDir, 'LICENSE'), path.join(siteDir, 'LICENSE'));
}
