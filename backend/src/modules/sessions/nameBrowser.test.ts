import { nameBrowser } from './nameBrowser';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Windows NT 10.0; Win64; x64', `${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  ['X11; Linux x86_64', `${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['X11; CrOS x86_64 14541.0.0', `${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Windows NT 10.0', `${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  ['Windows NT 10.0', `${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/122.0`, 'Opera', 'Windows'],
  [
    'Linux; Android 14; SM-S918B',
    `${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['X11; Ubuntu; Linux x86_64; rv:144.0', 'Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'iPhone; CPU iPhone OS 18_0 like Mac OS X',
    `${webKit} FxiOS/144.0 Mobile/15E148 Safari/604.1`,
    'Firefox',
    'iPhone',
  ],
  ['iPad; CPU OS 18_0 like Mac OS X', `${webKit} CriOS/140.0 Safari/604.1`, 'Chrome', 'iPad'],
  [
    'Macintosh; Intel Mac OS X 10_15_7',
    `${webKit} Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
])('the user agent of "%s" with "%s" is named %s on %s', (platform, rest, browser, system) => {
  expect(nameBrowser(`Mozilla/5.0 (${platform}) ${rest}`)).toEqual({ browser, system });
});

test.each(['', 'curl/8.5.0', '<script>Chrome</script>', '\u0000'.repeat(100), 'x'.repeat(100_000)])(
  'an unknown user agent has no name',
  (userAgent) => {
    expect(nameBrowser(userAgent)).toEqual({ browser: '', system: '' });
  },
);
