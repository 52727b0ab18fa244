import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The built site is self-contained and can be copied anywhere. */
export const siteFolder = 'dist';

const sharedSources = ['shared-contracts/src', 'delivery/build', 'package-lock.json'];

const serverSources = [
  'backend/sandbox',
  'backend/src',
  'backend/package.json',
  'delivery/migrations',
  'delivery/package.json',
  'delivery/packaging',
  'delivery/src',
  'design-system/src',
  'shell/package.json',
  'shell/src',
];

/** The development build supports fast refresh of remotes. */
function shellDist(mode) {
  return mode === 'production' ? 'shell/dist' : 'shell/dist/development';
}

export function serverPart() {
  return {
    name: 'server',
    sources: [...serverSources, ...sharedSources],
    outDir: siteFolder,
    order: { part: 'server', outDir: siteFolder },
    copies: [['delivery/migrations', 'registry/migrations']],
  };
}

export function shellPart(mode) {
  const outDir = shellDist(mode);
  const built = ['assets.json', 'client', 'server', 'share'];
  const read = ['content', 'locales'];
  return {
    name: 'shell',
    sources: ['shell', 'design-system/src', ...sharedSources],
    outDir,
    order: { part: 'shell', shellDir: 'shell', outDir, isProduction: mode === 'production' },
    // The development build of the shell runs only in the checkout.
    copies: [
      ...(mode === 'production'
        ? built.map((name) => [`${outDir}/${name}`, `shell/build/${name}`])
        : []),
      ...read.map((name) => [`shell/${name}`, `shell/${name}`]),
    ],
  };
}

export function remotePart(name) {
  const remoteDir = `remotes/${name}`;
  const outDir = `${remoteDir}/dist`;
  return {
    name,
    sources: [remoteDir, 'design-system/src', ...sharedSources],
    outDir,
    order: { part: 'remote', remoteDir, outDir },
    copies: [
      [`${remoteDir}/package.json`, `${remoteDir}/package.json`],
      [`${outDir}/packages.json`, `${remoteDir}/packages.json`],
      ...['client', 'server', 'locales'].map((built) => [
        `${outDir}/${built}`,
        `${remoteDir}/build/${built}`,
      ]),
    ],
  };
}

export function backendPart() {
  const folders = ['content', 'locales', 'migrations'].map((name) => `backend/${name}`);
  return {
    name: 'backend',
    sources: folders,
    copies: folders.map((folder) => [folder, folder]),
  };
}

export function listRemotes(rootDir) {
  return readdirSync(path.join(rootDir, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
