import { errorTable } from '@tidegate/contracts/errors/errors';

const problemKeys: Readonly<Record<number, string>> = {
  [errorTable['accounts.wrongSecondFactor'].envelopeCode]: 'secondFactor.problems.wrong',
  [errorTable['accounts.tooManySecondFactors'].envelopeCode]: 'problems.tooMany',
  [errorTable['accounts.notConfirmed'].envelopeCode]: 'secondFactor.problems.notConfirmed',
  [errorTable['accounts.enrolmentExpired'].envelopeCode]: 'secondFactor.problems.expired',
  [errorTable['requests.invalid'].envelopeCode]: 'secondFactor.problems.incomplete',
};

/** Another window has already made these changes, so they are not errors. */
const doneCodes: readonly number[] = [
  errorTable['accounts.unknownPasskey'].envelopeCode,
  errorTable['accounts.secondFactorOff'].envelopeCode,
  errorTable['accounts.totpAlreadyOn'].envelopeCode,
];

/** Message key of the problem; undefined for success. */
export function findProblemKey(code: number): string | undefined {
  if (code === 200 || doneCodes.includes(code)) return undefined;
  return problemKeys[code] ?? 'problems.failed';
}
