import { isRecord } from '../../isRecord';
import { readStored, writeStored } from './storedValues';

/** The caller must validate the value: an earlier release or the visitor may have written it. */
export function readExpiring(key: string): unknown {
  const stored = readStored('localStorage', key);
  if (isRecord(stored) && Number(stored['expiresAt']) > Date.now()) return stored['value'];
  writeStored('localStorage', key, undefined);
  return undefined;
}

/** Stores a JSON value in local storage for `forMs` milliseconds (specification §9). */
export function keepExpiring(key: string, value: unknown, forMs: number): void {
  writeStored('localStorage', key, { value, expiresAt: Date.now() + forMs });
}
