import { bindEmailPath, requestEmailCodePath } from '@tidegate/contracts/api/account/endpoints';
import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import { errorTable } from '@tidegate/contracts/errors/errors';
import { actionField } from '../second-factor/showAccountPage';
import type { PrivateRequest } from '../second-factor/privateAnswer';

export interface EmailStep {
  isRequested?: boolean;
  isBound?: boolean;
  email?: string;
  /** Message keys of problems. */
  emailProblem?: string;
  codeProblem?: string;
  problem?: string;
}

const alreadySet = errorTable['accounts.emailAlreadySet'].envelopeCode;

const refusals: Readonly<Record<number, EmailStep>> = {
  [errorTable['verification.failed'].envelopeCode]: {
    codeProblem: 'accountEmail.problems.failed',
  },
  [errorTable['verification.expired'].envelopeCode]: {
    codeProblem: 'accountEmail.problems.expired',
  },
  [errorTable['verification.tooManyAttempts'].envelopeCode]: { problem: 'problems.tooMany' },
  [errorTable['accounts.emailTaken'].envelopeCode]: { problem: 'accountEmail.problems.taken' },
  [errorTable['requests.invalid'].envelopeCode]: { emailProblem: 'problems.email' },
  // Another window has already added the email address.
  [alreadySet]: {},
};

export async function takeEmailStep(
  { call, entry: { language } }: PrivateRequest,
  fields: Readonly<Record<string, string>>,
): Promise<EmailStep> {
  const email = (fields['email'] ?? '').trim();
  const code = (fields['code'] ?? '').trim();
  const isRequested = fields[actionField] === 'bind';
  const typed = { email, isRequested };
  if (email === '') return { ...typed, emailProblem: 'contact.missingEmail' };
  if (!isEmailAddress(email)) return { ...typed, emailProblem: 'problems.email' };
  if (isRequested && code === '') {
    return { ...typed, codeProblem: 'accountEmail.problems.codeMissing' };
  }
  const reply = isRequested
    ? await call(bindEmailPath, { email, code })
    : await call(requestEmailCodePath, { email, language });
  if (reply.code === 200) return isRequested ? { isBound: true } : { email, isRequested: true };
  return { ...typed, ...(refusals[reply.code] ?? { problem: 'problems.failed' }) };
}
