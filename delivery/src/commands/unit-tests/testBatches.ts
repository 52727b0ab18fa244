import { globsToMatcher } from 'jest-util';
import * as z from 'zod/mini';
import { findGroup } from './testGroups';

/** One Jest file that loads several test files, because Jest loads all modules again per file. */
export interface TestBatch {
  /** Display name of a project in jest.config.js. */
  project: string;
  name: string;
  files: readonly string[];
}

const mostFiles = 16;

/** Files with side effects on others, which Jest loads one by one. */
const alone: readonly RegExp[] = [
  // They choose the database of the whole context, or measure everything in it.
  /^(backend|delivery)\/.*\/compatibility\.test\.ts$/,
  // They change globals of the platform.
  /^shell\/src\/remotes\/(guard\/.*|createBrowserHost|prepareLazyPages)\.test\.tsx?$/,
  /^shell\/src\/browser\/swap\/createSwap\.test\.tsx$/,
  // They need another environment than their project's.
  /^shell\/src\/(browser\/bot-check\/solveWork\.test\.ts|pages\/pageMessages\.test\.tsx)$/,
];

/** Projects of jest.config.js; patterns begin with `<rootDir>/`. */
export const projectsSchema = z.array(
  z.object({ displayName: z.string(), testMatch: z.array(z.string()) }),
);

export type JestProject = z.infer<typeof projectsSchema>[number];

function createProjectFinder(projects: readonly JestProject[]) {
  const matchers = projects.map(({ displayName, testMatch }) => {
    const globs = testMatch.map((glob) => glob.replace('<rootDir>/', ''));
    return { displayName, matches: globsToMatcher(globs) };
  });
  return (file: string) => matchers.find(({ matches }) => matches(file))?.displayName;
}

function cutEvenly<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** `rest` contains the files that Jest loads one by one. */
export function planBatches(
  files: readonly string[],
  projects: readonly JestProject[],
): { batches: TestBatch[]; rest: string[] } {
  const findProject = createProjectFinder(projects);
  const rest: string[] = [];
  const together = new Map<string, { project: string; files: string[] }>();
  for (const file of files.toSorted()) {
    const project = findProject(file);
    const group = findGroup(file);
    if (project === undefined || !group || alone.some((pattern) => pattern.test(file))) {
      rest.push(file);
      continue;
    }
    const name = `${group.name.replaceAll(' ', '-')}-${project}`;
    together.set(name, { project, files: [...(together.get(name)?.files ?? []), file] });
  }
  const batches = [...together].flatMap(([name, { project, files: all }]) =>
    cutEvenly(all, mostFiles).map((part, index) => ({
      project,
      name: `${name}-${index + 1}`,
      files: part,
    })),
  );
  return { batches, rest };
}
