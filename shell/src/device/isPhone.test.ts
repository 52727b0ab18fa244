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
  ['a phone by Huawei', `Mozilla/5.0 (Linux; Android 7.0; HUAWEI CAN-L01) ${chrome} Mobile Safari`],
  ['a phone by Nokia', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; NOKIA) Mobile'],
  [
    'a phone with Opera',
    'Opera/9.80 (Android 4.0.4; Linux; Opera Mobi/ADR-1210241511) Presto/2.11',
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
  [
    'an iPad that calls itself a Macintosh',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) AppleWebKit/605.1.15 FxiOS/128.0 Mobile/15E148',
  ],
  [
    'a tablet by Amazon',
    `Mozilla/5.0 (Linux; U; Android 11; KFTRWI) ${chrome} Silk/120 Mobile Safari/537.36`,
  ],
  [
    'a tablet by Google',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; Nexus 7 Build/KOT49H) Version/4.0 Mobile Safari/537.16',
  ],
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
