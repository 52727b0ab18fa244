import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../bootstrap/failure.js';
import { journeyFile } from '../journeys/journeyProjects';
import { testFile } from '../unit-tests/testGroups';
import { hasTitle } from './testTitles';

export interface FoundTests {
  tests: readonly string[];
  journeys: readonly string[];
  title: string | undefined;
}

interface Subject {
  rootDir: string;
  files: readonly string[];
}

function isTest(file: string): boolean {
  return testFile.test(file) || (journeyFile.test(file) && !file.includes('/planted-'));
}

function findByPath(target: string, { rootDir, files }: Subject): string[] {
  const typed = target.split(path.sep).join('/').replace(/^\.\//, '');
  const absolute = path.isAbsolute(target) ? path.relative(rootDir, target) : typed;
  const exact = files.filter((file) => file === absolute);
  if (exact.length > 0) return exact;
  return typed.includes(' ') ? [] : files.filter((file) => file.includes(typed));
}

async function findByTitle(title: string, { rootDir, files }: Subject): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) =>
      hasTitle(await readFile(path.join(rootDir, file), 'utf8'), title) ? [file] : [],
    ),
  );
  return found.flat();
}

/** Finds tests by a path, a title or a part of either; with both, the title in these files. */
export async function findTests(
  targets: readonly string[],
  { rootDir, files }: Subject,
): Promise<FoundTests> {
  const all = { rootDir, files: files.filter(isTest) };
  const byPath = targets.map((target) => ({ target, found: findByPath(target, all) }));
  const titles = byPath.filter(({ found }) => found.length === 0).map(({ target }) => target);
  const [title, second] = titles;
  if (second !== undefined) {
    throw new CommandFailure(
      `One title at a time: neither "${String(title)}" nor "${second}" is part of a path of a test`,
    );
  }
  const named = [...new Set(byPath.flatMap(({ found }) => found))];
  if (title === undefined) return split(named, undefined);
  const within = named.length > 0 ? { rootDir, files: named } : all;
  const found = await findByTitle(title, within);
  if (found.length === 0) {
    const place = named.length > 0 ? named.join(', ') : 'any test';
    throw new CommandFailure(
      `"${title}" is no path of a .test.ts(x) or .spec.ts file, part of one, or part of a title in ${place}`,
    );
  }
  return split(found, title);
}

function split(files: readonly string[], title: string | undefined): FoundTests {
  return {
    tests: files.filter((file) => !journeyFile.test(file)),
    journeys: files.filter((file) => journeyFile.test(file)),
    title,
  };
}
