import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Messages by dotted key, for example `comparePlans.heading`. */
export type Words = ReadonlyMap<string, string>;

/** The messages of one namespace in one language. */
export interface WordFile {
  language: string;
  namespace: string;
  /** Relative to the workspace. */
  file: string;
  words: Words;
  /** Keys whose value is neither a message nor an object. */
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

/** Folders below a language hold documents, which their own readers check. */
export async function readWordFiles(workspaceDir: string): Promise<WordFile[]> {
  const locales = path.join(workspaceDir, 'locales');
  const languages = await readdir(locales);
  const files = await Promise.all(
    languages.map(async (language) => {
      const names = await readdir(path.join(locales, language));
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readWordFile(workspaceDir, language, name));
    }),
  );
  return Promise.all(files.flat());
}
