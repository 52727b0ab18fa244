import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { DeliveryError } from './deliveryError';

const sourceSchema = z.object({ fingerprint: z.string(), revision: z.string() });

/** A remote that was built with the site and can be released without its sources. */
export interface PackagedRemote extends z.infer<typeof sourceSchema> {
  builtDir: string;
}

export async function readPackagedRemote(remoteDir: string): Promise<PackagedRemote> {
  const file = path.join(remoteDir, 'source.json');
  try {
    const source = sourceSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { ...source, builtDir: path.join(remoteDir, 'build') };
  } catch (cause) {
    throw new DeliveryError(
      'delivery.unreadableRemote',
      `${file} does not say what the remote was built from.`,
      { cause },
    );
  }
}
