import { createHash, type Hash } from 'node:crypto';

export function createIntegrityHash(): Hash {
  return createHash('sha384');
}

/** The digest in Subresource Integrity form, the form that browsers compare. */
export function digestIntegrity(hash: Hash): string {
  return `sha384-${hash.digest('base64')}`;
}

export function integrityOf(bytes: Uint8Array): string {
  return digestIntegrity(createIntegrityHash().update(bytes));
}
