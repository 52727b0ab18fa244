interface Kept {
  value: unknown;
  /** Milliseconds of the clock. */
  expiresAt: number;
}

/**
 * What local storage holds under a key and may still be used; undefined if nothing. The caller
 * checks its shape: an earlier release, or the visitor, may have written it.
 */
export function readExpiring(key: string): unknown {
  try {
    const { value, expiresAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    if (Number(expiresAt) > Date.now()) return value;
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, or somebody else wrote the entry, there is nothing to use.
  }
  return undefined;
}

/** Keeps a JSON value in local storage for so many milliseconds (specification §9). */
export function keepExpiring(key: string, value: unknown, forMs: number): void {
  const kept: Kept = { value, expiresAt: Date.now() + forMs };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing asks again.
  }
}
