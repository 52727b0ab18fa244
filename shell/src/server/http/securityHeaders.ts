/** Limited to the paths of reCAPTCHA on shared hosts. */
const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const recaptchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

/** Trusted Types, with the policies in `src/browser/installTrustedTypes.ts`. */
const trustedTypes = ['trusted-types default own', "require-trusted-types-for 'script'"];

/** Allows only own resources, dev servers in development, and reCAPTCHA if enabled. */
export function contentSecurityPolicy(
  developmentOrigins: readonly string[],
  usesRecaptcha = false,
): string {
  const own = ["'self'", ...developmentOrigins].join(' ');
  const sockets = developmentOrigins.map((origin) => origin.replace('http', 'ws'));
  return [
    "default-src 'self'",
    `script-src ${[own, ...(usesRecaptcha ? recaptchaScripts : [])].join(' ')}`,
    ...(usesRecaptcha ? [`frame-src ${recaptchaFrames.join(' ')}`] : []),
    `style-src ${own}${developmentOrigins.length > 0 ? " 'unsafe-inline'" : ''}`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(usesRecaptcha || developmentOrigins.length > 0 ? [] : trustedTypes),
  ].join('; ');
}

/** With reCAPTCHA, whose scripts write to the DOM, Trusted Types are only reported. */
export function pagePolicies(
  developmentOrigins: readonly string[],
  usesRecaptcha: boolean,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(developmentOrigins, usesRecaptcha),
    ...(usesRecaptcha && { 'content-security-policy-report-only': trustedTypes.join('; ') }),
  };
}

/** The AMP runtime injects styles. No script of ours runs. */
export const ampSecurityPolicy = [
  "default-src 'self'",
  'script-src https://cdn.ampproject.org/',
  "style-src 'unsafe-inline'",
  "connect-src 'self' https://cdn.ampproject.org/",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headersOfEveryReply = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  // Applies to all replies except pages, which have their own policy.
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

const yearSeconds = 365 * 24 * 3600;

const transportSecurity = {
  'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
};

export function describeSecurity({
  siteEnv,
  publicOrigin,
}: {
  siteEnv: 'development' | 'production';
  publicOrigin?: string | undefined;
}): Readonly<Record<string, string>> {
  const isEncrypted = siteEnv === 'production' && publicOrigin?.startsWith('https:') === true;
  return { ...headersOfEveryReply, ...(isEncrypted && transportSecurity) };
}
