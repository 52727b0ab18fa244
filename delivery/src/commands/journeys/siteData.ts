import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { holdAlone } from '../bootstrap/holdAlone.js';
import { createRepositoryReader } from '../pass-cache/createRepositoryReader';
import { relevantEnvironment } from '../pass-cache/toolEnvironment';
import type { Progress } from '../terminal/command';
import { isOfSite } from './journeyProjects';
import { startSiteProcess } from './siteProcess';

interface SiteDataOptions {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  progress: Progress;
  signal: AbortSignal;
}

/** Enough for the last few branches. */
const mostFolders = 3;

async function identify({ rootDir, env }: SiteDataOptions): Promise<string> {
  const files = await createRepositoryReader(rootDir)();
  const sources = [...files].filter(([file]) => isOfSite(file));
  const inputs = { node: process.version, env: relevantEnvironment(env), sources };
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = dated.sort((left, right) => right.at - left.at).slice(mostFolders);
  await Promise.all(
    old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}

/** Prepares the data of a site with five live remotes, which other sites copy to start faster. */
export async function ensureSiteData(options: SiteDataOptions): Promise<string> {
  const { rootDir, progress, signal } = options;
  const folder = path.join(rootDir, '.cache/site-data');
  const template = path.join(folder, await identify(options));
  return holdAlone({ rootDir, name: 'site-data', signal }, async () => {
    if (existsSync(template)) return template;
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, 'draft');
    // Left behind by a killed run.
    await rm(draft, { recursive: true, force: true });
    await progress.phase('preparing the data of a site', async () => {
      const site = await startSiteProcess({ rootDir, dataDir: draft, signal });
      await site.stop();
    });
    await rename(draft, template);
    await removeOld(folder);
    return template;
  });
}

/** Copies on write if the file system supports it. */
export async function copySiteData(template: string, dataDir: string): Promise<void> {
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
