import { randomInt } from 'node:crypto';

/** Enough that the guesses which the throttles leave open take decades to find one. */
const codeDigits = 8;

export function createCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

/** In two groups, as people read it. */
export function formatCode(code: string): string {
  return `${code.slice(0, codeDigits / 2)} ${code.slice(codeDigits / 2)}`;
}

/** What was typed, without what stands between the digits; Arabic and wide ones count as digits. */
export function parseCode(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      String(digit.charCodeAt(0) % 16),
    )
    .replace(/[^0-9]/g, '');
}
