import { randomBytes } from 'node:crypto';

/** A new IP address, because rate limits count by address. */
export function generateAddress(): string {
  const [, one = '', other = ''] = /^(.{4})(.{4})$/.exec(randomBytes(4).toString('hex')) ?? [];
  return `2001:db8:${one}:${other}::1`;
}
