import { localisedDocumentRequestSchema } from './schemas';

const parsePath = (path: string) => localisedDocumentRequestSchema.safeParse({ path }).success;

test.each(['head.json', 'navigation.json', 'campaigns/black-friday_2.json', 'a/b/c/d.json'])(
  '%s is a valid document path',
  (path) => {
    expect(parsePath(path)).toBe(true);
  },
);

test.each([
  '',
  'head',
  '/head.json',
  '../head.json',
  'a/../head.json',
  './head.json',
  'a//b.json',
  'a\\b.json',
  '%2e%2e/head.json',
  'head.json\0.png',
  'head.json\n',
  'HEAD.json',
  'a/b/c/d/e.json',
  `${'a'.repeat(120)}.json`,
])('the document path %j is refused', (path) => {
  expect(parsePath(path)).toBe(false);
});

test('an unknown or missing language selects English and the base prefix', () => {
  const wanted = (language?: unknown) =>
    localisedDocumentRequestSchema.parse({ path: 'head.json', language });

  expect(wanted('de').language).toBe('de');
  for (const language of [undefined, 'xx', '../..', ['de', 'fr']]) {
    expect(wanted(language)).toEqual({ path: 'head.json', prefix: 'v1', language: 'en' });
  }
});
