import type { FieldSchema } from './readApiDocument';

/** A value with one invalid field. */
export interface Corrupted {
  name: string;
  field: string;
  value: unknown;
  fault: 'missing' | 'type' | 'nul' | 'long';
}

export const longText = 'x'.repeat(10_000);

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function wrongTypeOf(value: unknown): unknown {
  return typeof value === 'string' ? {} : 'x';
}

function corruptValue(value: unknown, field: string): Corrupted[] {
  const wrong = wrongTypeOf(value);
  const wrongType = {
    field,
    name: `${field} as ${typeOf(wrong)}`,
    value: wrong,
    fault: 'type',
  } as const;
  if (typeof value !== 'string') return [wrongType];
  return [
    wrongType,
    { field, name: `${field} with a NUL`, value: `${value}\u0000`, fault: 'nul' },
    { field, name: `${field} of 10 kB`, value: longText, fault: 'long' },
  ];
}

function without(record: Readonly<Record<string, unknown>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Makes one field invalid at a time: missing, of another type, with a NUL or far too long. */
export function corruptBody(body: unknown, schema: FieldSchema = {}, at = 'body'): Corrupted[] {
  if (Array.isArray(body)) {
    const [first, ...rest] = body as unknown[];
    return corruptBody(first, schema.items, `${at}/0`).map((one) => ({
      ...one,
      value: [one.value, ...rest],
    }));
  }
  if (typeof body !== 'object' || body === null) return corruptValue(body, at);
  const record = body as Readonly<Record<string, unknown>>;
  return Object.entries(record).flatMap(([key, value]) => {
    const field = `${at}/${key}`;
    const below = corruptBody(value, schema.properties?.[key], field);
    const isLeaf = typeof value !== 'object' || value === null;
    const here = isLeaf ? [] : corruptValue(value, field);
    const changed = [...below, ...here].map((one) => ({
      ...one,
      value: { ...record, [key]: one.value },
    }));
    if (!schema.required?.includes(key)) return changed;
    const rest = without(record, key);
    return [...changed, { field, name: `no ${field}`, value: rest, fault: 'missing' }];
  });
}
