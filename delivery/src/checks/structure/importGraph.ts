import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { sourceFolders } from '../sourceFiles';

const graphSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

/** Imports of the repository and their violations of the import rules. */
export type ImportGraph = z.infer<typeof graphSchema>;

export interface GraphSubject {
  /** Folder in which the tool is installed. */
  rootDir: string;
  /** Folder whose tree is read. */
  cwd: string;
  folders: readonly string[];
}

const maxBytes = 64 * 1024 * 1024;

/** dependency-cruiser silently reads nothing under an unsupported TypeScript; count the modules. */
export async function readImportGraph({
  rootDir,
  cwd,
  folders,
}: GraphSubject): Promise<ImportGraph> {
  const tool = path.join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const rules = path.join(rootDir, '.dependency-cruiser.cjs');
  const args = [tool, '--config', rules, '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd,
    maxBuffer: maxBytes,
  });
  return graphSchema.parse(JSON.parse(stdout));
}

export function readProductGraph(rootDir: string): Promise<ImportGraph> {
  return readImportGraph({ rootDir, cwd: rootDir, folders: sourceFolders });
}
