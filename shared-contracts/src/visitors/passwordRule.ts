/** The violations of a password; only the server can detect `common` and `personal`. */
export type PasswordViolation =
  | 'tooShort'
  | 'tooLong'
  | 'unprintable'
  | 'noLowercase'
  | 'noUppercase'
  | 'noSymbol'
  | 'common'
  | 'personal';

export const passwordLength = { min: 8, max: 20 } as const;

/** Specification §5: 8 to 20 printable characters with lower case, upper case and a symbol. */
export function findPasswordViolations(password: string): PasswordViolation[] {
  const { length } = Array.from(password);
  const tests: [PasswordViolation, boolean][] = [
    ['tooShort', length < passwordLength.min],
    ['tooLong', length > passwordLength.max],
    ['unprintable', /[\p{C}\p{Zl}\p{Zp}]/u.test(password)],
    ['noLowercase', !/\p{Ll}/u.test(password)],
    ['noUppercase', !/\p{Lu}/u.test(password)],
    ['noSymbol', !/[\p{P}\p{S}]/u.test(password)],
  ];
  return tests.filter(([, isFlawed]) => isFlawed).map(([violation]) => violation);
}
