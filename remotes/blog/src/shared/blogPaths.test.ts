import { readListQuery, readPage, readQuestion, toListPath, toSearchPath } from './blogPaths';

const search = (text: string) => new URLSearchParams(text);

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e3', 1],
  ['page=99999', 1],
  ['page=%202', 1],
])('the query "%s" selects page %i', (text, page) => {
  expect(readPage(search(text))).toBe(page);
});

test.each([
  [{}, {}],
  [{ category: 'Open-Web' }, { category: 'open-web' }],
  [{ tag: 'IPv6' }, { tag: 'ipv6' }],
])('the parameters %j select a list', (params, subject) => {
  expect(readListQuery(params, search('page=2'), 'de')).toEqual({
    category: undefined,
    tag: undefined,
    ...subject,
    page: 2,
    language: 'de',
  });
});

test.each(['', '-', 'a--b', 'a b', '../etc', '<script>', 'a'.repeat(121)])(
  'the key "%s" selects no list',
  (key) => {
    expect(readListQuery({ category: key }, search(''), 'en')).toBeUndefined();
    expect(readListQuery({ tag: key }, search(''), 'en')).toBeUndefined();
  },
);

test.each([
  [toListPath({}), '/blog/more'],
  [toListPath({ page: 2 }), '/blog/more?page=2'],
  [toListPath({ category: 'privacy', page: 1 }), '/blog/category/privacy'],
  [toListPath({ tag: 'dns', page: 3 }), '/blog/tag/dns?page=3'],
  [toSearchPath('a & b'), '/blog/search?q=a+%26+b'],
  [toSearchPath('dns', 2), '/blog/search?q=dns&page=2'],
])('a blog path omits default values: %s', (path, expected) => {
  expect(path).toBe(expected);
});

test('a query is trimmed and truncated', () => {
  expect(readQuestion(search('q=%20 dns%20'))).toBe('dns');
  expect(readQuestion(search('q=d%00ns'))).toBe('dns');
  expect(readQuestion(search(''))).toBe('');
  expect(readQuestion(search(`q=${'x'.repeat(99)}%20yy`))).toBe('x'.repeat(99));
});
