import { sitePathSchema } from './sitePathSchema';

test.each([
  '/',
  '/blog/tides?page=2',
  '/blog/%E6%BD%AE',
  '/de/blog/über',
  '/a//b',
  '/blog?to=https://tidegate.example',
])('%j is a path of this site', (path) => {
  expect(sitePathSchema.safeParse(path).success).toBe(true);
});

test.each([
  '',
  'blog',
  './blog',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/blog\\..\\x',
  '/blog\r\nset-cookie: a=b',
  '/blog tides',
  '/blog\u0000',
  '/blog\u0085',
  'https://elsewhere.example',
  'javascript:alert(1)',
  `/${'x'.repeat(2000)}`,
  42,
  null,
])('%j is not a path of this site', (path) => {
  expect(sitePathSchema.safeParse(path).success).toBe(false);
});

test('browsers resolve a path that contains other hosts to this site', () => {
  const origin = 'https://tidegate.example';

  const path = sitePathSchema.parse('/a//elsewhere.example');

  expect(new URL(path, origin).href).toBe(`${origin}/a//elsewhere.example`);
});
