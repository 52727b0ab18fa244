import * as z from 'zod/mini';
import { byRemote } from '@tidegate/contracts/remotes/release';
import { readJsonFile } from './readJsonFile';

const tokensSchema = byRemote(z.string());

export type LocalTokens = z.infer<typeof tokensSchema>;

/** An unreadable file counts as missing. */
export async function readLocalTokens(file: string): Promise<LocalTokens> {
  return (await readJsonFile(file, tokensSchema)) ?? {};
}
