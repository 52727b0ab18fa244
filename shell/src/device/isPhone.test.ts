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
])('%s is a phone', (_, userAgent) => {
  expect(isPhone(userAgent)).toBe(true);
});

test.each([
  ['a tablet with Android', `Mozilla/5.0 (Linux; Android 15; SM-X910) ${chrome} Safari/537.36`],
  ['an iPad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`],
  ['a television', `Mozilla/5.0 (Linux; Android 12; BRAVIA 4K) ${chrome} Safari/537.36`],
  ['a computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['whatever does not say what it is', undefined],
])('%s is none', (_, userAgent) => {
  expect(isPhone(userAgent)).toBe(false);
});
