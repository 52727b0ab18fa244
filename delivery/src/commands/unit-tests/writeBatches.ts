import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { planBatches, projectsSchema, type JestProject, type TestBatch } from './testBatches';

const describeFile = path.join(import.meta.dirname, '../../../testing/describeFile.cjs');

const configSchema = z.object({ default: z.object({ projects: projectsSchema }) });

async function readProjects(rootDir: string): Promise<readonly JestProject[]> {
  const configFile = pathToFileURL(path.join(rootDir, 'jest.config.js')).href;
  return configSchema.parse(await import(configFile)).default.projects;
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
