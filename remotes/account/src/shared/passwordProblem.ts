import {
  findMeaning,
  isRateLimited,
  isSessionGone,
  isUnreachable,
  type CallError,
  type Meanings,
} from '@tidegate/contracts/errors/callError';
import type { ApiFailure } from '@tidegate/contracts/siteApi';
import type { PasswordFlaw } from '@tidegate/contracts/visitors/passwordRule';

/** Translation keys of the problems of a password form. */
export const problemKeys = {
  emailMissing: 'login.problems.emailMissing',
  emailInvalid: 'password.problems.emailInvalid',
  codeMissing: 'password.problems.codeMissing',
  codeFailed: 'password.problems.codeFailed',
  codeExpired: 'password.problems.codeExpired',
  currentMissing: 'password.problems.currentMissing',
  currentWrong: 'password.problems.currentWrong',
  passwordMissing: 'login.problems.passwordMissing',
  newMissing: 'password.problems.newMissing',
  tooShort: 'password.problems.tooShort',
  tooLong: 'password.problems.tooLong',
  lacksKinds: 'password.problems.lacksKinds',
  breaksRule: 'password.problems.breaksRule',
  common: 'password.problems.common',
  personal: 'password.problems.personal',
  unchanged: 'password.problems.unchanged',
  confirmationMissing: 'password.problems.confirmationMissing',
  confirmationDifferent: 'password.problems.confirmationDifferent',
  noPassword: 'settings.confirm.noPassword',
  sessionGone: 'myAccount.refused.heading',
  tooManyAttempts: 'login.problems.tooManyAttempts',
  unchecked: 'login.problems.unchecked',
  unreachable: 'login.problems.unreachable',
  unexpected: 'login.problems.unexpected',
} as const;

export type ProblemName = keyof typeof problemKeys;

type FieldName = 'email' | 'code' | 'current' | 'password' | 'confirmation';

export type FieldErrors = Partial<Record<FieldName, ProblemName>>;

/** Problems and typed values. They become part of the page's HTML, so never a password. */
export interface PasswordProblem {
  errors: FieldErrors;
  /** A problem that belongs to no field. */
  refusal?: ProblemName;
  email?: string;
  code?: string;
}

const kinds: readonly PasswordFlaw[] = ['noLowercase', 'noUppercase', 'noSymbol'];

const wordsOfFlaw: Partial<Record<PasswordFlaw, ProblemName>> = {
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  common: 'common',
  personal: 'personal',
};

/** Selects one message for all flaws of a new password. */
export function describeFlaws(flaws: readonly PasswordFlaw[]): ProblemName | undefined {
  const [first, ...others] = flaws;
  if (first === undefined) return undefined;
  if (flaws.every((flaw) => kinds.includes(flaw))) return 'lacksKinds';
  return (others.length === 0 && wordsOfFlaw[first]) || 'breaksRule';
}

const meanings: Meanings<PasswordProblem> = {
  'verification.failed': { errors: { code: 'codeFailed' } },
  'verification.expired': { errors: { code: 'codeExpired' } },
  'botCheck.failed': { errors: {}, refusal: 'unchecked' },
  'sessions.loginTooOld': { errors: {}, refusal: 'noPassword' },
  'accounts.wrongPassword': { errors: { current: 'currentWrong' } },
  'accounts.passwordUnchanged': { errors: { password: 'unchanged' } },
};

/** The server reports its own flaws one at a time; the page has already shown the others. */
function describeRefused({ details }: ApiFailure): ProblemName {
  const flaws = details?.['flaws'];
  const flaw: unknown = Array.isArray(flaws) ? flaws[0] : undefined;
  return flaw === 'common' || flaw === 'personal' ? flaw : 'breaksRule';
}

export function toProblem(error: CallError): PasswordProblem {
  const refuse = (refusal: ProblemName): PasswordProblem => ({ errors: {}, refusal });
  if (isUnreachable(error)) return refuse('unreachable');
  if (isSessionGone(error)) return refuse('sessionGone');
  if ('httpStatus' in error && error.name === 'accounts.weakPassword') {
    return { errors: { password: describeRefused(error) } };
  }
  const known = findMeaning(error, meanings);
  return known ?? refuse(isRateLimited(error) ? 'tooManyAttempts' : 'unexpected');
}
