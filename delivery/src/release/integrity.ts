import { createHash, type Hash } from 'node:crypto';

export function createIntegrityHash(): Hash {
  return createHash('sha384');
}

/** Formats the digest for Subresource Integrity. */
export function digestIntegrity(hash: Hash): string {
  return `sha384-${hash.digest('base64')}`;
}

export function integrityOf(bytes: Uint8Array): string {
  return digestIntegrity(createIntegrityHash().update(bytes));
}
