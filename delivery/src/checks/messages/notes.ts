import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { findMessage, type MessageFile } from './readMessageFiles';

export const notesFile = 'docs/languages/notes.json';

/** Notes for translators by message, such as `shell/common:who`. */
export type Notes = Readonly<Record<string, string>>;

export async function readNotes(rootDir: string): Promise<Notes> {
  const text = await readFile(path.join(rootDir, notesFile), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

/** Reports notes about messages that do not exist. */
export function findNoteProblems(english: readonly MessageFile[], notes: Notes): string[] {
  return Object.keys(notes)
    .filter((id) => findMessage(english, id) === undefined)
    .map((id) => `${notesFile}: there is no message ${id}`);
}
