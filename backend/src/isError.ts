import { types } from 'node:util';

/** Recognises errors of another realm too, such as those of the system inside a test's sandbox. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
