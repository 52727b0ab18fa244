import { nameVariant } from './htmlCache';

const request = { url: '/features', origin: 'https://tidegate.example', headers: {} };
const aPhone = { 'sec-ch-ua-mobile': '?1' };
const entry = {
  kind: 'page',
  language: 'de',
  device: 'desktop',
  sitePath: '/features',
} as const;

const usual = nameVariant(request, entry, 1, false);

test('the same page for the same visitors has the same name', () => {
  expect(nameVariant({ ...request }, { ...entry }, 1, false)).toBe(usual);
});

test.each([
  ['device', nameVariant(request, { ...entry, device: 'mobile' }, 1, false)],
  ['kind of device that asks', nameVariant({ ...request, headers: aPhone }, entry, 1, false)],
  ['language', nameVariant(request, { ...entry, language: 'ja' }, 1, false)],
  ['generation', nameVariant(request, entry, 2, false)],
  ['question about cookies', nameVariant(request, entry, 1, true)],
])('a page of another %s has another name', (_, name) => {
  expect(name).not.toBe(usual);
});
