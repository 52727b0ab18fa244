import {
  findMeaning,
  isRateLimited,
  isSessionGone,
  isUnreachable,
  type CallError,
  type Meanings,
} from '@tidegate/contracts/errors/callError';
import type { ApiFailure } from '@tidegate/contracts/siteApi';
import type { PasswordViolation } from '@tidegate/contracts/visitors/passwordRule';

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

const kinds: readonly PasswordViolation[] = ['noLowercase', 'noUppercase', 'noSymbol'];

const violationMessage: Partial<Record<PasswordViolation, ProblemName>> = {
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  common: 'common',
  personal: 'personal',
};

/** Selects one message for all violations of a new password. */
export function describeViolations(
  violations: readonly PasswordViolation[],
): ProblemName | undefined {
  const [first, ...others] = violations;
  if (first === undefined) return undefined;
  if (violations.every((violation) => kinds.includes(violation))) return 'lacksKinds';
  return (others.length === 0 && violationMessage[first]) || 'breaksRule';
}

const meanings: Meanings<PasswordProblem> = {
  'verification.failed': { errors: { code: 'codeFailed' } },
  'verification.expired': { errors: { code: 'codeExpired' } },
  'botCheck.failed': { errors: {}, refusal: 'unchecked' },
  'sessions.loginTooOld': { errors: {}, refusal: 'noPassword' },
  'accounts.wrongPassword': { errors: { current: 'currentWrong' } },
  'accounts.passwordUnchanged': { errors: { password: 'unchanged' } },
};

/** The server reports its own violations one at a time; the page has already shown the others. */
function describeRefused({ details }: ApiFailure): ProblemName {
  const violations = details?.['violations'];
  const violation: unknown = Array.isArray(violations) ? violations[0] : undefined;
  return violation === 'common' || violation === 'personal' ? violation : 'breaksRule';
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
