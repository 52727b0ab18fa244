import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { releaseSchema } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from '../deliveryError';

const packageSchema = z.object({
  name: z.pipe(
    z.string(),
    z.transform((name) => name.replace('@tidegate/', '')),
  ),
  version: z.string(),
});

const remotePackageSchema = z.pick(releaseSchema, { name: true, version: true });

export type RemotePackage = z.infer<typeof remotePackageSchema>;

export async function readRemotePackage(remoteDir: string): Promise<RemotePackage> {
  const file = path.join(remoteDir, 'package.json');
  try {
    const text = await readFile(file, 'utf8');
    return remotePackageSchema.parse(packageSchema.parse(JSON.parse(text)));
  } catch (cause) {
    throw new DeliveryError(
      'delivery.unreadableRemote',
      `${file} does not name a remote of this site and a version.`,
      { cause },
    );
  }
}
