export type Unikey =
  | { kind: 'path'; path: string }
  | { kind: 'wordpress'; postNumber: number }
  | { kind: 'system'; id: number };

/** Tells which of the three forms a key has. */
export function parseUnikey(unikey: string): Unikey {
  const [, prefix, digits = ''] = /^(wp|id)-([1-9]\d{0,8})$/.exec(unikey) ?? [];
  if (prefix === 'wp') return { kind: 'wordpress', postNumber: Number(digits) };
  if (prefix === 'id') return { kind: 'system', id: Number(digits) };
  return { kind: 'path', path: unikey };
}
