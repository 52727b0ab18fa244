import { isPhone } from './isPhone';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

test.each([
  [
    'a phone with Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`,
  ],
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  ],
  ['a phone with Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
  [
    'a search engine that looks for what phones are shown',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
])('%s is a phone', (_, userAgent) => {
  expect(isPhone({ 'user-agent': userAgent })).toBe(true);
});

test.each([
  ['a tablet with Android', `Mozilla/5.0 (Linux; Android 15; SM-X910) ${chrome} Safari/537.36`],
  ['a tablet with Firefox', 'Mozilla/5.0 (Android 15; Tablet; rv:144.0) Gecko/144.0 Firefox/144.0'],
  [
    'a tablet by Huawei',
    `Mozilla/5.0 (Linux; Android 10; HUAWEI AGS3-W09) ${chrome} Safari/537.36`,
  ],
  ['an iPad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`],
  ['a television', `Mozilla/5.0 (Linux; Android 12; BRAVIA 4K) ${chrome} Safari/537.36`],
  ['a computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['whatever does not say what it is', undefined],
])('%s is no phone', (_, userAgent) => {
  expect(isPhone({ 'user-agent': userAgent })).toBe(false);
});

test.each([
  ['?1', 'X11; Linux x86_64', true],
  ['?0', 'Linux; Android 10; K', false],
  ['yes', 'X11; Linux x86_64', false],
])('a browser that hints %s beside "%s" is a phone: %s', (hint, system, isOne) => {
  const userAgent = `Mozilla/5.0 (${system}) ${chrome} Safari/537.36`;

  expect(isPhone({ 'user-agent': userAgent, 'sec-ch-ua-mobile': hint })).toBe(isOne);
});
