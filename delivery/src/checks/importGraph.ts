import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

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

/** Who imports whom, and where that breaks the law. */
export type ImportGraph = z.infer<typeof graphSchema>;

export interface GraphSubject {
  /** Where the tool lies. */
  rootDir: string;
  /** The folder whose tree is read. */
  cwd: string;
  folders: readonly string[];
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Reads the imports of a tree with dependency-cruiser. Under a TypeScript release that the tool
 * does not know it would read nothing and be content, so callers count the modules.
 */
export async function readImportGraph({
  rootDir,
  cwd,
  folders,
}: GraphSubject): Promise<ImportGraph> {
  const tool = path.join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const law = path.join(rootDir, '.dependency-cruiser.cjs');
  const args = [tool, '--config', law, '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd,
    maxBuffer: maxBytes,
  });
  return graphSchema.parse(JSON.parse(stdout));
}
