import { createHash, randomBytes, randomInt } from 'node:crypto';

const tokenBytes = 32;
/** None that is mistaken for another when it is read aloud. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;

/** A secret that opens something to whoever holds it, for links and headers: 43 letters. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored of a token. It is 256 random bits, so a plain hash cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A code that a person can read out and type: 49 random bits in ten small letters. */
export function createCode(): string {
  return Array.from({ length: codeLength }, () =>
    codeLetters.charAt(randomInt(codeLetters.length)),
  ).join('');
}
