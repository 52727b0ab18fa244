import { readArticleListQuery, toArticleListPath } from './articleListQuery';

const read = (search: string) => readArticleListQuery(new URLSearchParams(search), 'en');

describe('the address of the article list', () => {
  test.each([
    ['', { page: 1, category: null }],
    ['page=3', { page: 3, category: null }],
    ['category=privacy', { page: 1, category: 'privacy' }],
    ['category=Open-Web&page=2', { page: 2, category: 'open-web' }],
  ])('reads "%s"', (search, expected) => {
    expect(read(search)).toEqual({ ...expected, language: 'en' });
  });

  test.each(['0', '-1', '1.5', 'two', '1e3', '99999', '123456789', ' 2'])(
    'starts at the first page when the page is "%s"',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  test.each(['', '-', 'a--b', 'a b', '../etc', '<script>', 'a'.repeat(121)])(
    'shows every category when the category is "%s"',
    (category) => {
      expect(read(`category=${encodeURIComponent(category)}`).category).toBeNull();
    },
  );

  test('is written without what is the default', () => {
    expect(toArticleListPath({ page: 1, category: null })).toBe('/blog');
    expect(toArticleListPath({ page: 2, category: null })).toBe('/blog?page=2');
    expect(toArticleListPath({ page: 1, category: 'privacy' })).toBe('/blog?category=privacy');
    expect(toArticleListPath({ page: 2, category: 'privacy' })).toBe(
      '/blog?category=privacy&page=2',
    );
  });
});
