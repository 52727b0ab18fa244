import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutBlindness, type CheckReport } from './checkReport';

export const testMapPage = 'docs/testing.md';
/** Each page names the tests of its requirements, but not every test. */
export const requirementPages = ['docs/security.md', 'docs/specification.md'] as const;

/** Test levels, lowest first. */
const levels = ['function', 'component', 'HTTP', 'page', 'site', 'tool'] as const;

interface MapRow {
  promise: string;
  level: string;
  /** Test files, or folders that end in a slash and include every test in them. */
  places: readonly string[];
}

function parseRow(line: string): MapRow | undefined {
  const [promise, heldBy, level] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (promise === undefined || heldBy === undefined || level === undefined) return undefined;
  const places = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  return places.length === 0 ? undefined : { promise, level, places };
}

function isAt(place: string, file: string): boolean {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}

export function compareTestMap(page: string, testFiles: readonly string[]): CheckReport {
  const rows = page.split('\n').flatMap((line) => parseRow(line) ?? []);
  const places = new Set(rows.flatMap((row) => row.places));
  const problems = [
    ...rows
      .filter(({ level }) => !levels.some((known) => known === level))
      .map(({ promise, level }) => `"${promise}" has the unknown level "${level}"`),
    ...[...places]
      .filter((place) => !testFiles.some((file) => isAt(place, file)))
      .map((place) => `${place} holds no test`),
    ...testFiles
      .filter((file) => ![...places].some((place) => isAt(place, file)))
      .map((file) => `${file} holds no promise of the map`),
  ];
  return withoutBlindness('rows', { problems, checkedCount: rows.length });
}

export function findNamedTests(page: string, testFiles: readonly string[]): CheckReport {
  const named = [...page.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  const problems = [...new Set(named)]
    .filter((file) => !testFiles.includes(file))
    .map((file) => `${file} is no test`);
  return withoutBlindness('tests', { problems, checkedCount: named.length });
}

/** Checks that the map names every test file, and that no page names a test that does not exist. */
export async function checkTestMap(
  rootDir: string,
  testFiles: readonly string[],
): Promise<CheckReport> {
  const read = (page: string) => readFile(path.join(rootDir, page), 'utf8');
  const map = compareTestMap(await read(testMapPage), testFiles);
  const reports = [map];
  for (const page of requirementPages) reports.push(findNamedTests(await read(page), testFiles));
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checkedCount: reports.reduce((sum, { checkedCount }) => sum + checkedCount, 0),
  };
}
