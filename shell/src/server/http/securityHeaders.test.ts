import { contentSecurityPolicy, describeSecurity, pagePolicies } from './securityHeaders';

const readPolicy = (policy: string) =>
  new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

test.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])(
  'pages and all other replies have the policy %s',
  (directive) => {
    const ofReply = describeSecurity({ siteEnv: 'development' })['content-security-policy'];

    expect(ofReply).toContain(directive);
    expect(contentSecurityPolicy()).toContain(directive);
  },
);

test('a page allows no external sources', () => {
  expect(contentSecurityPolicy()).not.toContain('https:');
});

test('a page allows only the inline scripts with the given hashes', () => {
  const scripts = readPolicy(contentSecurityPolicy({ inlineScripts: ["'sha256-a'"] })).get(
    'script-src',
  );

  expect(scripts).toEqual(["'self'", "'sha256-a'"]);
});

test('a page allows inline styles by their hashes, and all of them in development', () => {
  const findStyles = (developmentOrigins: string[]) =>
    readPolicy(contentSecurityPolicy({ developmentOrigins, inlineStyles: ["'sha256-b'"] })).get(
      'style-src',
    );

  expect(findStyles([])).toEqual(["'self'", "'sha256-b'"]);
  expect(findStyles(['http://127.0.0.1:9000'])).toEqual([
    ...["'self'", 'http://127.0.0.1:9000', "'unsafe-inline'"],
  ]);
});

test('a page enforces Trusted Types unless reCAPTCHA is in use', () => {
  const enforces = (...options: Parameters<typeof contentSecurityPolicy>) =>
    readPolicy(contentSecurityPolicy(...options)).has('require-trusted-types-for');

  expect(enforces({})).toBe(true);
  expect(enforces({ usesRecaptcha: true })).toBe(false);
  expect(enforces({ developmentOrigins: ['http://127.0.0.1:9000'] })).toBe(false);
});

test('pages with reCAPTCHA only report Trusted Types violations', () => {
  const reported = 'content-security-policy-report-only';

  expect(pagePolicies({ usesRecaptcha: true })[reported]).toContain('require-trusted-types-for');
  expect(pagePolicies({})).not.toHaveProperty(reported);
});

test('with reCAPTCHA only its scripts and frames are allowed', () => {
  const plain = readPolicy(contentSecurityPolicy());
  const opened = readPolicy(contentSecurityPolicy({ usesRecaptcha: true }));

  const added = [...opened].flatMap(([name, sources]) =>
    sources.filter((source) => !plain.get(name)?.includes(source)).map((one) => `${name} ${one}`),
  );
  expect(added).toEqual([
    'script-src https://www.google.com/recaptcha/',
    'script-src https://www.gstatic.com/recaptcha/',
    'frame-src https://www.google.com/recaptcha/',
    'frame-src https://recaptcha.google.com/recaptcha/',
  ]);
});

test.each([
  ['production', 'https://tidegate.example', 'max-age=31536000; includeSubDomains'],
  ['production', 'http://127.0.0.1:8080', undefined],
  ['development', 'https://tidegate.example', undefined],
  ['development', undefined, undefined],
] as const)(
  'in %s at %s the header Strict-Transport-Security is %s',
  (siteEnv, publicOrigin, value) => {
    expect(describeSecurity({ siteEnv, publicOrigin })['strict-transport-security']).toBe(value);
  },
);
