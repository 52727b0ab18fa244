import { isCommonPassword } from './commonPasswords';

test.each(['Password1!', 'P@ssw0rd2026!', '123Qwerty!', 'Dr4gon!!!', '1qaz@WSX', 'Tidegate-2026'])(
  '%s is a common word in disguise',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['Harbour-Light-7!', 'Dragon-Harbour', 'Пароль-Пароль', '!!!!2026', ''])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
