import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /^shell\/src\/remotes\/(guard\/.*|createBrowserHost)\.test\.tsx?$/,
  /^shell\/src\/browser\/swap\/createSwap\.test\.tsx$/,
  // They need another environment than their project's.
  /^shell\/src\/(browser\/bot-check\/solveWork\.test\.ts|pages\/pageWords\.test\.tsx)$/,
];

const describeFile = path.join(import.meta.dirname, '../../../testing/describeFile.cjs');

/** Projects of jest.config.js; patterns begin with `<rootDir>/`. */
const projectsSchema = z.array(
  z.object({ displayName: z.string(), testMatch: z.array(z.string()) }),
);

export type JestProject = z.infer<typeof projectsSchema>[number];
const configSchema = z.object({ default: z.object({ projects: projectsSchema }) });

async function readProjects(rootDir: string): Promise<readonly JestProject[]> {
  const configFile = pathToFileURL(path.join(rootDir, 'jest.config.js')).href;
  return configSchema.parse(await import(configFile)).default.projects;
}

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

function formatBatch(rootDir: string, { files }: TestBatch): string {
  const calls = files.map((file) => {
    const absolute = JSON.stringify(path.join(rootDir, file));
    return `describeFile(${JSON.stringify(file)}, () => require(${absolute}));\n`;
  });
  return `const { describeFile } = require(${JSON.stringify(describeFile)});\n${calls.join('')}`;
}

export interface WrittenBatches {
  /** Value of TEST_BATCHES, where jest.config.js finds the batches. */
  folder: string;
  /** Test files by the file that loads them, relative to the root. */
  loads: ReadonlyMap<string, readonly string[]>;
}

export async function writeBatches(
  rootDir: string,
  folder: string,
  { batches, rest }: ReturnType<typeof planBatches>,
): Promise<WrittenBatches> {
  const loads = new Map(rest.map((file): [string, readonly string[]] => [file, [file]]));
  for (const batch of batches) {
    const file = path.join(folder, batch.project, `${batch.name}.test.js`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, formatBatch(rootDir, batch));
    loads.set(path.relative(rootDir, file), batch.files);
  }
  return { folder, loads };
}

export async function batchTests(
  rootDir: string,
  folder: string,
  files: readonly string[],
): Promise<WrittenBatches> {
  const projects = await readProjects(rootDir);
  // Jest requires the folders named by its projects.
  for (const { displayName } of projects) {
    await mkdir(path.join(folder, displayName), { recursive: true });
  }
  return writeBatches(rootDir, folder, planBatches(files, projects));
}
