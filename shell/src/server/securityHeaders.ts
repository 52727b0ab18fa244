/** Where reCAPTCHA's scripts and frames come from, and nothing else of those hosts. */
const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const recaptchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

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
  ].join('; ');
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

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
