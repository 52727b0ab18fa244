import { createHash } from 'node:crypto';

const prefixLength = 5;

/** Breached passwords by the first five hex digits of their SHA-1, which hides the password. */
export interface BreachedRanges {
  /** Returns the other 35 digits of each hash, in upper case. */
  listSuffixes(prefix: string): Promise<ReadonlySet<string>>;
}

function hashOf(password: string): { prefix: string; suffix: string } {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  return { prefix: hash.slice(0, prefixLength), suffix: hash.slice(prefixLength) };
}

export async function isInRanges(ranges: BreachedRanges, password: string): Promise<boolean> {
  const { prefix, suffix } = hashOf(password);
  return (await ranges.listSuffixes(prefix)).has(suffix);
}

export function packagedRanges(): BreachedRanges {
  let index: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;
  return {
    listSuffixes: async (prefix) => {
      index ??= readIndex();
      return (await index).get(prefix) ?? new Set();
    },
  };
}

/** Loaded on first use, because it is large. */
async function readIndex(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { commonPasswords } = await import('./commonPasswords');
  const index = new Map<string, Set<string>>();
  for (const password of commonPasswords) {
    const { prefix, suffix } = hashOf(password);
    const range = index.get(prefix);
    if (range) range.add(suffix);
    else index.set(prefix, new Set([suffix]));
  }
  return index;
}
