import { types } from 'node:util';

/** Also recognises errors of another realm, such as Node's errors inside Jest's VM context. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
