import { languages } from '@tidegate/contracts/languages';
import { listShellPaths } from './listPaths';
import { formatSitemap, formatSitemapIndex } from './sitemap';

const origin = 'https://tidegate.example';

test('the index names a sitemap for every language', () => {
  const named = [...formatSitemapIndex(origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );

  expect(named).toEqual(languages.map((language) => `${origin}/sitemap-${language}.xml`));
});

test('a page is listed in its language with all its alternates', () => {
  const map = formatSitemap(origin, 'de', [{ path: '/features', hasAlternates: true }]);

  expect(map).toContain(`<loc>${origin}/de/features</loc>`);
  expect(map).toContain(`hreflang="x-default" href="${origin}/features"`);
  expect(map.match(/hreflang=/g)).toHaveLength(languages.length + 1);
});

test('an article has its modification date and no alternates', () => {
  const changedAt = '2026-03-02T09:00:00.000Z';

  const map = formatSitemap(origin, 'en', [{ path: '/blog/a', hasAlternates: false, changedAt }]);

  expect(map).toContain(`<loc>${origin}/blog/a</loc><lastmod>${changedAt}</lastmod></url>`);
});

test('an address is escaped for XML', () => {
  expect(formatSitemap(origin, 'en', [{ path: '/a&b', hasAlternates: false }])).toContain(
    '/a&amp;b',
  );
});

test('a page with two addresses is listed once', () => {
  expect(listShellPaths()).toContain('/home');
  expect(listShellPaths()).not.toContain('/');
});
