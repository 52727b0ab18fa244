import type { SecretHashes } from '../../../../security/secretHashes';
import type { StoredRecoveryCode } from './recoveryCodeRepository';
import { createRecoveryCodes, formatRecoveryCode } from './recoveryCodes';

export interface IssuedRecoveryCodes {
  /** Shown to the owner once. */
  texts: string[];
  stored: StoredRecoveryCode[];
}

export const noRecoveryCodes: IssuedRecoveryCodes = { texts: [], stored: [] };

export async function issueRecoveryCodes(hashes: SecretHashes): Promise<IssuedRecoveryCodes> {
  const codes = createRecoveryCodes();
  const stored = codes.map(async ({ letter, secret }) => ({
    letter,
    codeHash: await hashes.hash(secret),
  }));
  return { texts: codes.map(formatRecoveryCode), stored: await Promise.all(stored) };
}
