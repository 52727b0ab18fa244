import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MessageFile } from '../checks/messages/readMessageFiles';

/** Applies `change` to every text of a tree of messages. */
function changeTexts(tree: unknown, change: (text: string) => string): unknown {
  if (typeof tree === 'string') return change(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, changeTexts(value, change)]),
  );
}

/** Rewrites the texts of files and returns how many files changed. */
export async function rewriteMessages(
  rootDir: string,
  files: readonly Pick<MessageFile, 'file' | 'language'>[],
  change: (text: string, language: string) => string,
): Promise<number> {
  const changed = await Promise.all(
    files.map(async ({ file, language }) => {
      const at = path.join(rootDir, file);
      const before: unknown = JSON.parse(await readFile(at, 'utf8'));
      const after = changeTexts(before, (text) => change(text, language));
      if (JSON.stringify(after) === JSON.stringify(before)) return false;
      await writeFile(at, `${JSON.stringify(after, null, 2)}\n`);
      return true;
    }),
  );
  return changed.filter(Boolean).length;
}
