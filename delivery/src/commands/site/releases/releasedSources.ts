import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { byRemote } from '@tidegate/contracts/remotes/release';
import { readJsonFile } from '../../../release/readJsonFile';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';

const releasedSourcesSchema = byRemote(z.object({ version: z.string(), fingerprint: z.string() }));

/** The source of a local release, to detect later changes of the source. */
export type ReleasedSource = NonNullable<z.infer<typeof releasedSourcesSchema>[RemoteName]>;

type ReleasedSources = z.infer<typeof releasedSourcesSchema>;

/** An unreadable file counts as missing, so changes go undetected. */
async function readReleasedSources(file: string): Promise<ReleasedSources> {
  return (await readJsonFile(file, releasedSourcesSchema)) ?? {};
}

export async function findReleasedSource(
  file: string,
  remote: RemoteName,
): Promise<ReleasedSource | undefined> {
  return (await readReleasedSources(file))[remote];
}

export async function saveReleasedSource(
  file: string,
  remote: RemoteName,
  source: ReleasedSource,
): Promise<void> {
  const sources = await readReleasedSources(file);
  await writeFile(file, `${JSON.stringify({ ...sources, [remote]: source }, null, 2)}\n`);
}
