import { bindEmailPath, requestEmailCodePath } from '@tidegate/contracts/api/account/endpoints';
import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
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

const alreadySet = 20143 satisfies EnvelopeCode<'accounts.emailAlreadySet'>;

const refusals: Readonly<Record<number, EmailStep>> = {
  [20501 satisfies EnvelopeCode<'verification.failed'>]: {
    codeProblem: 'accountEmail.problems.failed',
  },
  [20502 satisfies EnvelopeCode<'verification.expired'>]: {
    codeProblem: 'accountEmail.problems.expired',
  },
  [20503 satisfies EnvelopeCode<'verification.tooManyAttempts'>]: { problem: 'problems.tooMany' },
  [20108 satisfies EnvelopeCode<'accounts.emailTaken'>]: { problem: 'accountEmail.problems.taken' },
  [422 satisfies EnvelopeCode<'requests.invalid'>]: { emailProblem: 'problems.email' },
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
