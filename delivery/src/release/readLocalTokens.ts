import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { byRemote } from '@tidegate/contracts/remotes/release';

const tokensSchema = byRemote(z.string());

export type LocalTokens = z.infer<typeof tokensSchema>;

/** An unreadable file counts as missing. */
export async function readLocalTokens(file: string): Promise<LocalTokens> {
  try {
    return tokensSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
