type Storage = 'localStorage' | 'sessionStorage';

/** Returns null if nothing can be read: a browser that blocks storage throws on access. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value, or removes it if undefined. Returns whether it succeeded. */
export function writeStored(storage: Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
