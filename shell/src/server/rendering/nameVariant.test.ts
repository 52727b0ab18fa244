import { nameVariant } from './htmlCache';

const request = { url: '/features', origin: 'https://tidegate.example', headers: {} };
const aPhone = { 'sec-ch-ua-mobile': '?1' };
const entry = {
  kind: 'page',
  language: 'de',
  device: 'desktop',
  sitePath: '/features',
} as const;

const shown = { generation: 1, isConsentAsked: false, currency: 'USD' } as const;
const usual = nameVariant(request, entry, shown);

test('identical requests share one cache key', () => {
  expect(nameVariant({ ...request }, { ...entry }, shown)).toBe(usual);
});

test.each([
  ['device', nameVariant(request, { ...entry, device: 'mobile' }, shown)],
  ['kind of device that asks', nameVariant({ ...request, headers: aPhone }, entry, shown)],
  ['language', nameVariant(request, { ...entry, language: 'ja' }, shown)],
  ['generation', nameVariant(request, entry, { ...shown, generation: 2 })],
  ['question about cookies', nameVariant(request, entry, { ...shown, isConsentAsked: true })],
  ['currency', nameVariant(request, entry, { ...shown, currency: 'GBP' })],
])('a different %s has another cache key', (_, name) => {
  expect(name).not.toBe(usual);
});
