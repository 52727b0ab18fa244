export const consentCookie = 'tidegate_consent';
export const consentPath = '/_site/consent';

/** After half a year the question is asked again. */
export const consentSeconds = 182 * 24 * 3600;

export const consentAnswers = ['yes', 'no'] as const;

export type ConsentAnswer = (typeof consentAnswers)[number];

/** Said by the page that the cookies are explained on, below this place. */
export const consentParameter = 'consent';
export const consentId = 'your-answer';
export const cookiePolicyPath = '/cookie-policy';

export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  return consentAnswers.some((answer) => answer === value);
}
