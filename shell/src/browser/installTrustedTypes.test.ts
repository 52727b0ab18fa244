import { trustHtml, trustedHtmlKey } from '@tidegate/contracts/remotes/trustedHtml';
import { installTrustedTypes } from './installTrustedTypes';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  Reflect.deleteProperty(globalThis, trustedHtmlKey);
});

/** Simulates a browser with Trusted Types; returns the policies created. */
function installInBrowser(): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return { createHTML: (html: string) => `trusted ${rules.createHTML(html)}` };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  return policies;
}

test.each([
  ['/assets/552.401904e8.js', true],
  ['/r/blog/1.0.0/client/remoteEntry.js', true],
  [`${location.origin}/r/blog/1.0.0/client/remoteEntry.js`, true],
  ['https://www.google.com/recaptcha/api.js?render=key', true],
  ['https://www.google.com/recaptcha.evil/api.js', false],
  ['//evil.example/main.js', false],
  ['/api/mms/report/v1/contact_us', false],
  ['/assets/../api/x', false],
  ['data:text/javascript,alert(1)', false],
])('a script at %s is allowed: %s', (url, isLetIn) => {
  const rules = installInBrowser().get('default');

  expect(rules?.createScriptURL(url)).toBe(isLetIn ? url : null);
});

test('the only plain HTML allowed is the script element that React fills', () => {
  const rules = installInBrowser().get('default');

  expect(rules?.createHTML('<script></script>')).toBe('<script></script>');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('HTML of the own server becomes trusted only with Trusted Types', () => {
  expect(trustHtml('<p>text</p>')).toBe('<p>text</p>');

  installInBrowser();

  expect(trustHtml('<p>text</p>')).toBe('trusted <p>text</p>');
});
