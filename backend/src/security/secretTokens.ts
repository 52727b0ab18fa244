import { createHash, randomBytes, randomInt } from 'node:crypto';

const tokenBytes = 32;
/** Without characters that are easily confused. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;

/** Creates a bearer secret for links and headers: 43 characters. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** A token has 256 random bits, so a plain hash resists guessing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Creates a code that a person can read out and type: 49 random bits in ten lower-case letters. */
export function createCode(): string {
  return Array.from({ length: codeLength }, () =>
    codeLetters.charAt(randomInt(codeLetters.length)),
  ).join('');
}
