import { contentSecurityPolicy } from './securityHeaders';

const readPolicy = (policy: string) =>
  new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

test('a page lets nothing in from elsewhere', () => {
  expect(contentSecurityPolicy([])).not.toContain('https:');
});

test('with keys of reCAPTCHA its scripts and frames alone come in', () => {
  const plain = readPolicy(contentSecurityPolicy([]));
  const opened = readPolicy(contentSecurityPolicy([], true));

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
