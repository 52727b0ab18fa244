import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutBlindness, type CheckReport } from './checkReport';

export const testMapPage = 'docs/testing.md';

/** Where a promise can be held, lowest first. */
const levels = ['function', 'component', 'HTTP', 'page', 'site', 'tool'] as const;

interface MapRow {
  promise: string;
  level: string;
  /** Test files, or folders that end in a slash and stand for every test in them. */
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

/** Compares the rows of the map with the test files that exist, in both directions. */
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
  return withoutBlindness('rows', { problems, lookedAt: rows.length });
}

/** Checks that the map names every test file and no file that does not exist. */
export async function checkTestMap(
  rootDir: string,
  testFiles: readonly string[],
): Promise<CheckReport> {
  const page = await readFile(path.join(rootDir, testMapPage), 'utf8');
  return compareTestMap(page, testFiles);
}
