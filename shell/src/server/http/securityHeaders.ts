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

export interface PagePolicy {
  developmentOrigins?: readonly string[];
  usesRecaptcha?: boolean | undefined;
  /** Hashes of the scripts and the styles in the HTML. */
  inlineScripts?: readonly string[] | undefined;
  inlineStyles?: readonly string[] | undefined;
}

/** Allows only own resources, inline ones by their hashes, dev servers in development, and reCAPTCHA if enabled. */
export function contentSecurityPolicy({
  developmentOrigins = [],
  usesRecaptcha = false,
  inlineScripts = [],
  inlineStyles = [],
}: PagePolicy = {}): string {
  const own = ["'self'", ...developmentOrigins].join(' ');
  const sockets = developmentOrigins.map((origin) => origin.replace('http', 'ws'));
  const isInDevelopment = developmentOrigins.length > 0;
  // Hashes would make browsers ignore 'unsafe-inline'.
  const styles = isInDevelopment ? ["'unsafe-inline'"] : inlineStyles;
  return [
    "default-src 'self'",
    `script-src ${[own, ...inlineScripts, ...(usesRecaptcha ? recaptchaScripts : [])].join(' ')}`,
    ...(usesRecaptcha ? [`frame-src ${recaptchaFrames.join(' ')}`] : []),
    `style-src ${[own, ...styles].join(' ')}`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(usesRecaptcha || isInDevelopment ? [] : trustedTypes),
  ].join('; ');
}

/** With reCAPTCHA, whose scripts write to the DOM, Trusted Types are only reported. */
export function pagePolicies(options: PagePolicy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    ...(options.usesRecaptcha && {
      'content-security-policy-report-only': trustedTypes.join('; '),
    }),
  };
}

/** The AMP runtime injects styles. No script of ours runs. */
export const ampPolicy = {
  'content-security-policy': [
    "default-src 'self'",
    'script-src https://cdn.ampproject.org/',
    "style-src 'unsafe-inline'",
    "connect-src 'self' https://cdn.ampproject.org/",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

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
