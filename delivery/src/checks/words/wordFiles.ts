import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Words by their dotted key, for example `comparePlans.heading`. */
export type Words = ReadonlyMap<string, string>;

/** One file of words: a namespace in a language. */
export interface WordFile {
  language: string;
  namespace: string;
  /** Relative to the workspace. */
  file: string;
  words: Words;
  /** Keys that hold neither words nor more keys. */
  oddKeys: readonly string[];
}

const treeSchema = z.record(z.string(), z.unknown());

function flatten(tree: unknown, prefix: string, words: Map<string, string>, odd: string[]): void {
  if (typeof tree === 'string') {
    words.set(prefix, tree);
    return;
  }
  const branch = treeSchema.safeParse(tree);
  if (!branch.success) {
    odd.push(prefix);
    return;
  }
  for (const [name, value] of Object.entries(branch.data)) {
    flatten(value, prefix === '' ? name : `${prefix}.${name}`, words, odd);
  }
}

async function readWordFile(workspaceDir: string, language: string, name: string) {
  const file = `locales/${language}/${name}`;
  const tree: unknown = JSON.parse(await readFile(path.join(workspaceDir, file), 'utf8'));
  const words = new Map<string, string>();
  const oddKeys: string[] = [];
  flatten(tree, '', words, oddKeys);
  return { language, namespace: name.replace(/\.json$/, ''), file, words, oddKeys };
}

/** Every file of words of a workspace. */
export async function readWordFiles(workspaceDir: string): Promise<WordFile[]> {
  const entries = await readdir(path.join(workspaceDir, 'locales'), {
    recursive: true,
    withFileTypes: true,
  });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => readWordFile(workspaceDir, path.basename(entry.parentPath), entry.name)),
  );
}
