import { readStored, writeStored } from './storedValues';

interface Kept {
  value: unknown;
  expiresAt: number;
}

/** The caller must validate the value: an earlier release or the visitor may have written it. */
export function readExpiring(key: string): unknown {
  const { value, expiresAt } = (readStored('localStorage', key) ?? {}) as Partial<Kept>;
  if (Number(expiresAt) > Date.now()) return value;
  writeStored('localStorage', key, undefined);
  return undefined;
}

/** Stores a JSON value in local storage for `forMs` milliseconds (specification §9). */
export function keepExpiring(key: string, value: unknown, forMs: number): void {
  const kept: Kept = { value, expiresAt: Date.now() + forMs };
  writeStored('localStorage', key, kept);
}
