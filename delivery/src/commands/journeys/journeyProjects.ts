import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface JourneyProject {
  name: string;
  /** Folder below `e2e` with its tests. */
  folder: string;
}

const configFile = 'e2e/playwright.config.ts';
const projectPattern = /\bname: '(?<name>[^']+)',\s+testDir: '(?<folder>[^']+)'/g;

const foldersWithoutBrowser = ['http', 'calls'];
/** The tests of these folders start their own sites. */
const foldersWithOwnSites = ['crashes', 'releases', 'keys'];

export function needsBrowser({ folder }: JourneyProject): boolean {
  return !foldersWithoutBrowser.includes(folder);
}

export function needsSharedSite({ folder }: JourneyProject): boolean {
  return !foldersWithOwnSites.includes(folder);
}

export const journeyFile = /^e2e\/.*\.spec\.tsx?$/;

export async function readJourneyProjects(rootDir: string): Promise<readonly JourneyProject[]> {
  const text = await readFile(path.join(rootDir, configFile), 'utf8');
  const projects = [...text.matchAll(projectPattern)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    folder: groups?.['folder'] ?? '',
  }));
  // A project that the pattern misses would never run.
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
  // All projects may share a file that is not a test.
  return !journeyFile.test(file) || file.startsWith(`e2e/${folder}/`);
}
