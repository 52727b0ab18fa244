/** What can be wrong with a password; whether it is `common` or `personal` the server alone knows. */
export type PasswordFlaw =
  | 'tooShort'
  | 'tooLong'
  | 'unprintable'
  | 'noLowercase'
  | 'noUppercase'
  | 'noSymbol'
  | 'common'
  | 'personal';

export const passwordLength = { min: 8, max: 20 } as const;

/**
 * Where a password breaks the rule (specification §5): 8 to 20 printable characters with a lowercase
 * letter, an uppercase letter and a symbol, of any script.
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
  ];
  return tests.filter(([, isFlawed]) => isFlawed).map(([flaw]) => flaw);
}
