import { randomInt } from 'node:crypto';

/** Within the throttles' limits, guessing a code takes decades. */
const codeDigits = 8;

export function createCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

export function formatCode(code: string): string {
  return `${code.slice(0, codeDigits / 2)} ${code.slice(codeDigits / 2)}`;
}

/** Keeps only digits and accepts Arabic and full-width ones. */
export function parseCode(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      String(digit.charCodeAt(0) % 16),
    )
    .replace(/[^0-9]/g, '');
}
