import { randomBytes } from 'node:crypto';

import type { SigningKeyRepository } from '../../../../security/signingKeyRepository';

const keyName = 'second_factor';
const keyBytes = 32;

/** Returns the configured key, or one that all servers share through the database. */
export async function loadSecretKey(
  keys: SigningKeyRepository,
  configured: Buffer | undefined,
): Promise<Buffer> {
  return configured ?? keys.share(keyName, randomBytes(keyBytes));
}
