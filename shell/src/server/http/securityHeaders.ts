/** Where reCAPTCHA's scripts and frames come from, and nothing else of those hosts. */
const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const recaptchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

/** Plain text becomes no script of a page, but by the policies of `src/browser/trustedTypes.ts`. */
const trustedTypes = ['trusted-types default own', "require-trusted-types-for 'script'"];

/**
 * No inline script, no eval, nothing from elsewhere. Two settings let others in: one dev server
 * each for remotes in development, and reCAPTCHA where the operator has keys of it.
 */
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

/** The headers of a page; where reCAPTCHA's own scripts run, which write what they like, some is only reported. */
export function pagePolicies(
  developmentOrigins: readonly string[],
  usesRecaptcha: boolean,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(developmentOrigins, usesRecaptcha),
    ...(usesRecaptcha && { 'content-security-policy-report-only': trustedTypes.join('; ') }),
  };
}

/** AMP runs its own runtime, which writes styles, and no script of ours. */
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
  // Of what is no page; pages have a policy of their own.
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

const yearSeconds = 365 * 24 * 3600;

/** A browser that saw the site in production once goes there, and below its host, by https alone. */
const transportSecurity = {
  'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
};

/** Headers of every reply. */
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
