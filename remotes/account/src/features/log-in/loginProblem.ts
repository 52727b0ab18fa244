export type LoginRefusal =
  | 'wrongCredentials'
  | 'tooManyAttempts'
  | 'unchecked'
  | 'unreachable'
  | 'unexpected';

/** Becomes part of the page's HTML, so it never contains the password. */
export type LoginProblem = { username: string } & (
  | { status: 'incomplete'; isUsernameMissing: boolean; isPasswordMissing: boolean }
  | { status: 'refused'; refusal: LoginRefusal }
);
