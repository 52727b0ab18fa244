import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { ApiFailure } from '@tidegate/contracts/siteApi';
import type { PasswordFlaw } from '@tidegate/contracts/visitors/passwordRule';
import { isSessionGone, isUnreachable, type CallError } from './failure';

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

const meanings: readonly [number, PasswordProblem][] = [
  [20501 satisfies EnvelopeCode<'verification.failed'>, { errors: { code: 'codeFailed' } }],
  [20502 satisfies EnvelopeCode<'verification.expired'>, { errors: { code: 'codeExpired' } }],
  [20821 satisfies EnvelopeCode<'botCheck.failed'>, { errors: {}, refusal: 'unchecked' }],
  [20110 satisfies EnvelopeCode<'sessions.loginTooOld'>, { errors: {}, refusal: 'noPassword' }],
  [20103 satisfies EnvelopeCode<'accounts.wrongPassword'>, { errors: { current: 'currentWrong' } }],
  [
    20105 satisfies EnvelopeCode<'accounts.passwordUnchanged'>,
    { errors: { password: 'unchanged' } },
  ],
];

const weakPassword = 20106 satisfies EnvelopeCode<'accounts.weakPassword'>;

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
  if (!('code' in error)) return refuse('unexpected');
  if (error.code === weakPassword) return { errors: { password: describeRefused(error) } };
  const known = meanings.find(([code]) => code === error.code);
  if (known) return known[1];
  return refuse(error.httpStatus === 429 ? 'tooManyAttempts' : 'unexpected');
}
