import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Messages by dotted key, for example `comparePlans.heading`. */
export type Messages = ReadonlyMap<string, string>;

/** The messages of one namespace, such as `edge` or `pages/home`, in one language. */
export interface MessageFile {
  language: string;
  namespace: string;
  /** Relative to the workspace. */
  file: string;
  messages: Messages;
  /** Keys whose value is neither a message nor an object. */
  oddKeys: readonly string[];
}

const treeSchema = z.record(z.string(), z.unknown());

function flatten(
  tree: unknown,
  prefix: string,
  messages: Map<string, string>,
  odd: string[],
): void {
  if (typeof tree === 'string') {
    messages.set(prefix, tree);
    return;
  }
  const branch = treeSchema.safeParse(tree);
  if (!branch.success) {
    odd.push(prefix);
    return;
  }
  for (const [name, value] of Object.entries(branch.data)) {
    flatten(value, prefix === '' ? name : `${prefix}.${name}`, messages, odd);
  }
}

/** The text of a message such as `shell/common:who`. */
export function findMessage(files: readonly MessageFile[], id: string): string | undefined {
  const [namespace, key = ''] = id.split(':');
  return files.find((file) => file.namespace === namespace)?.messages.get(key);
}

/** Whether the namespace has the texts of one page. */
export const isOfPage = ({ namespace }: Pick<MessageFile, 'namespace'>): boolean =>
  namespace.startsWith('pages/');

/** Whether the file has texts of sections; a page without them is shown in English. */
export function hasSections({ messages }: Pick<MessageFile, 'messages'>): boolean {
  return [...messages.keys()].some((key) => key.startsWith('sections.'));
}

async function readMessageFile(workspaceDir: string, language: string, name: string) {
  const file = `locales/${language}/${name}`;
  const tree: unknown = JSON.parse(await readFile(path.join(workspaceDir, file), 'utf8'));
  const messages = new Map<string, string>();
  const oddKeys: string[] = [];
  flatten(tree, '', messages, oddKeys);
  return { language, namespace: name.replace(/\.json$/, ''), file, messages, oddKeys };
}

/** Reads all messages of a workspace, those of pages included. */
export async function readMessageFiles(workspaceDir: string): Promise<MessageFile[]> {
  const locales = path.join(workspaceDir, 'locales');
  const languages = await readdir(locales);
  const files = await Promise.all(
    languages.map(async (language) => {
      const names = await readdir(path.join(locales, language), { recursive: true });
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readMessageFile(workspaceDir, language, name));
    }),
  );
  return Promise.all(files.flat());
}
