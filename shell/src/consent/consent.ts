export const consentCookie = 'tidegate_consent';
/** Dispatched on the window when a visitor agrees. */
export const consentGivenEvent = 'consentgiven';
export const consentPath = '/_site/consent';

/** The question returns after half a year. */
export const consentSeconds = 182 * 24 * 3600;

export const consentAnswers = ['yes', 'no'] as const;

export type ConsentAnswer = (typeof consentAnswers)[number];

/** Set on the redirect to the cookie policy, which confirms the answer. */
export const consentParameter = 'consent';
export const consentId = 'your-answer';
export const cookiePolicyPath = '/cookie-policy';

export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  return consentAnswers.some((answer) => answer === value);
}
