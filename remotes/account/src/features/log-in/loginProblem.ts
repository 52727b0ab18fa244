export type LoginRefusal =
  | 'wrongCredentials'
  | 'tooManyAttempts'
  | 'unchecked'
  | 'unreachable'
  | 'unexpected';

/** Why a login was not done. It goes back into the page's HTML, so it never holds the password. */
export type LoginProblem = { username: string } & (
  | { status: 'incomplete'; isUsernameMissing: boolean; isPasswordMissing: boolean }
  | { status: 'refused'; refusal: LoginRefusal }
);
