import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';

const problemKeys: Readonly<Record<number, string>> = {
  [20131 satisfies EnvelopeCode<'accounts.wrongSecondFactor'>]: 'secondFactor.problems.wrong',
  [20133 satisfies EnvelopeCode<'accounts.tooManySecondFactors'>]: 'problems.tooMany',
  [20134 satisfies EnvelopeCode<'accounts.notConfirmed'>]: 'secondFactor.problems.notConfirmed',
  [20135 satisfies EnvelopeCode<'accounts.enrolmentExpired'>]: 'secondFactor.problems.expired',
  [422 satisfies EnvelopeCode<'requests.invalid'>]: 'secondFactor.problems.incomplete',
};

/** Another window has already made these changes, so they are not errors. */
const doneCodes: readonly number[] = [
  20136 satisfies EnvelopeCode<'accounts.unknownPasskey'>,
  20137 satisfies EnvelopeCode<'accounts.secondFactorOff'>,
  20138 satisfies EnvelopeCode<'accounts.totpAlreadyOn'>,
];

/** Message key of the problem; undefined for success. */
export function findProblemKey(code: number): string | undefined {
  if (code === 200 || doneCodes.includes(code)) return undefined;
  return problemKeys[code] ?? 'problems.failed';
}
