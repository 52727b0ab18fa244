import { createHash } from 'node:crypto';

const prefixLength = 5;

/**
 * Passwords that are known from breaches, by the first five hex digits of their SHA-1: whoever is
 * asked learns no password (k-anonymity, as in the range API of Pwned Passwords).
 */
export interface BreachedRanges {
  /** What follows the prefix, 35 upper-case hex digits each. */
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

/** The passwords that come along. */
export function packagedRanges(): BreachedRanges {
  let index: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;
  return {
    listSuffixes: async (prefix) => {
      index ??= readIndex();
      return (await index).get(prefix) ?? new Set();
    },
  };
}

/** Loaded when the first password is chosen: a start needs none. */
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
