type Storage = 'localStorage' | 'sessionStorage';

/**
 * The JSON value under a key; null where none can be read. Who lets the site store nothing
 * (reading `window.localStorage` throws then) has a site all the same.
 */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value under a key, or with undefined removes what is there. Answers whether it could. */
export function writeStored(storage: Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
