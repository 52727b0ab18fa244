import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { withoutBlindness, type CheckReport } from './checkReport';
import { listSourceFiles } from './sourceFiles';

const solutionSchema = z.object({ references: z.array(z.object({ path: z.string() })) });
const projectSchema = z.object({ compilerOptions: z.object({ outDir: z.string() }) });
const buildInfoSchema = z.object({
  fileNames: z.array(z.string()),
  /** Places in `fileNames`, counted from one: one file, or the first and the last of several. */
  root: z.array(z.union([z.int(), z.tuple([z.int(), z.int()])])),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The files of a project, as the compiler wrote them down when it last checked it. */
async function listCheckedFiles(projectDir: string): Promise<string[]> {
  const project = projectSchema.parse(await readJson(path.join(projectDir, 'tsconfig.json')));
  const outDir = path.resolve(projectDir, project.compilerOptions.outDir);
  const buildInfo = await readJson(path.join(outDir, 'tsconfig.tsbuildinfo'));
  const { fileNames, root } = buildInfoSchema.parse(buildInfo);
  return root
    .map((places) => (typeof places === 'number' ? ([places, places] as const) : places))
    .flatMap(([first, last]) => fileNames.slice(first - 1, last))
    .map((name) => path.resolve(outDir, name));
}

/**
 * Finds source files that belong to no project which `tsc --build` has checked. The compiler does
 * not miss them: a solution without references is built in no time and without a complaint.
 */
export async function checkCheckedTypes(
  rootDir: string,
  folders: readonly string[],
): Promise<CheckReport> {
  const { references } = solutionSchema.parse(await readJson(path.join(rootDir, 'tsconfig.json')));
  const checked = await Promise.all(
    references.map((reference) => listCheckedFiles(path.join(rootDir, reference.path))),
  );
  const isChecked = new Set(checked.flat());
  const files = await listSourceFiles(rootDir, folders, /\.tsx?$/);
  const unchecked = files.filter((file) => !isChecked.has(path.join(rootDir, file)));
  return withoutBlindness('source files', {
    problems: unchecked.map((file) => `${file} is in no project of tsconfig.json`),
    lookedAt: files.length,
  });
}
