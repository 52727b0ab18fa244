import { findPlatform } from './findPlatform';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['a Windows computer', `(Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0`, 'windows'],
  ['a Mac', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1`, 'mac'],
  ['an iPhone', `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Mobile/15E148`, 'ios'],
  ['an iPad', `(iPad; CPU OS 18_0 like Mac OS X) ${webKit} Mobile/15E148`, 'ios'],
  ['an Android phone', `(Linux; Android 15; Pixel 9) ${webKit} Chrome/142.0.0.0`, 'android'],
  ['a Chromebook', `(X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0`, 'chrome'],
  ['a television by Sony', `(Linux; Android 12; BRAVIA 4K VH2) ${webKit} Chrome/120`, 'tv'],
  ['a television by Samsung', `(SMART-TV; LINUX; Tizen 7.0) ${webKit} 7.0 TV Safari`, 'samsung-tv'],
  ['a television with Google TV', `(Linux; Android 12; Google TV) ${webKit} Chrome/120`, 'tv'],
  ['a stick for televisions', `(Linux; Android 9; AFTMM) ${webKit} Silk/120`, 'tv'],
  ['a television by LG', `(Web0S; Linux/SmartTV) ${webKit} Chrome/94.0 WebAppManager`, 'lg-tv'],
])('%s gets its own build', (_, userAgent, build) => {
  expect(findPlatform({ 'user-agent': `Mozilla/5.0 ${userAgent}` })).toBe(build);
});

test('an Apple TV gets its own build', () => {
  expect(findPlatform({ 'user-agent': 'AppleTV11,1/17.0' })).toBe('apple-tv');
});

test.each([
  ['a Linux computer', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0`],
  ['a machine', 'curl/8.5.0'],
  ['nobody in particular', undefined],
])('%s has no preferred build', (_, userAgent) => {
  expect(findPlatform({ 'user-agent': userAgent })).toBeUndefined();
});

test.each([
  ['"Windows"', '(X11; Linux x86_64)', 'windows'],
  ['"Chromium OS"', '(X11; Linux x86_64)', 'chrome'],
  ['"Linux"', '(X11; Linux x86_64)', undefined],
  ['"Unknown"', '(Windows NT 10.0; Win64; x64)', 'windows'],
  ['"Linux"', '(SMART-TV; LINUX; Tizen 7.0)', 'samsung-tv'],
])('a browser that hints at %s beside %s is offered the build %s', (hint, system, build) => {
  const userAgent = `Mozilla/5.0 ${system} ${webKit} Chrome/142.0.0.0`;

  expect(findPlatform({ 'user-agent': userAgent, 'sec-ch-ua-platform': hint })).toBe(build);
});
