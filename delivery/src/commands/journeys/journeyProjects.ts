import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One project of `e2e/playwright.config.ts`. */
export interface JourneyProject {
  name: string;
  /** Folder below `e2e` that holds its tests. */
  folder: string;
}

const configFile = 'e2e/playwright.config.ts';
const projectPattern = /\bname: '(?<name>[^']+)',\s+testDir: '(?<folder>[^']+)'/g;

/** Their tests need no browser. */
const foldersWithoutBrowser = ['http', 'calls'];
/** Their tests start the sites that they look at. */
const foldersWithOwnSites = ['crashes', 'releases', 'keys'];

export function needsBrowser({ folder }: JourneyProject): boolean {
  return !foldersWithoutBrowser.includes(folder);
}

/** Whether it looks at the one site that several projects share. */
export function needsSharedSite({ folder }: JourneyProject): boolean {
  return !foldersWithOwnSites.includes(folder);
}

export const journeyFile = /^e2e\/.*\.spec\.tsx?$/;

/** The projects that the configuration names, in its order. */
export async function readJourneyProjects(rootDir: string): Promise<readonly JourneyProject[]> {
  const text = await readFile(path.join(rootDir, configFile), 'utf8');
  const projects = [...text.matchAll(projectPattern)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    folder: groups?.['folder'] ?? '',
  }));
  // A project that is not seen here would never run.
  const named = text.split('testDir:').length - 1;
  if (named === 0 || projects.length !== named) {
    throw new Error(`${configFile}: write each project as name: '…', testDir: '…'`);
  }
  return projects;
}

const product =
  /^(shell|remotes|backend|shared-contracts|design-system|delivery\/(build|migrations|packaging|src|testing))\/|^package(-lock)?\.json$/;
const leftOut = /\.test\.tsx?$|\.md$/;

/** Whether a running site may depend on this file. */
export function isOfSite(file: string): boolean {
  return product.test(file) && !leftOut.test(file);
}

/** Whether the result of a project may depend on this file. */
export function projectReads({ folder }: JourneyProject, file: string): boolean {
  if (isOfSite(file)) return true;
  if (!file.startsWith('e2e/') || file.endsWith('.md')) return false;
  // What is no test may be shared by all projects.
  return !journeyFile.test(file) || file.startsWith(`e2e/${folder}/`);
}
