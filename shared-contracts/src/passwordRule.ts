import { isCommonPassword } from './commonPasswords';

/** What a password can lack. */
export type PasswordFlaw =
  | 'tooShort'
  | 'tooLong'
  | 'unprintable'
  | 'noLowercase'
  | 'noUppercase'
  | 'noSymbol'
  | 'common';

export const passwordLength = { min: 8, max: 20 } as const;

/**
 * Everything that keeps a password from being set (specification §5): 8 to 20 printable characters
 * with a lowercase letter, an uppercase letter and a symbol, of any script, and not a common one.
 */
export function findPasswordFlaws(password: string): PasswordFlaw[] {
  const { length } = Array.from(password);
  const tests: [PasswordFlaw, boolean][] = [
    ['tooShort', length < passwordLength.min],
    ['tooLong', length > passwordLength.max],
    ['unprintable', /[\p{C}\p{Zl}\p{Zp}]/u.test(password)],
    ['noLowercase', !/\p{Ll}/u.test(password)],
    ['noUppercase', !/\p{Lu}/u.test(password)],
    ['noSymbol', !/[\p{P}\p{S}]/u.test(password)],
    ['common', isCommonPassword(password)],
  ];
  return tests.filter(([, isFlawed]) => isFlawed).map(([flaw]) => flaw);
}
