import { expect, test } from './fixtures';
import { findArticlePath } from '../site/findArticlePath';
import { settings } from '../site/settings';
import { getPage } from './htmlPage';

test('pages and articles have AMP documents that name their canonical page', async ({
  request,
}) => {
  for (const path of ['', '/features', '/vpn-server', '/blog', await findArticlePath()]) {
    for (const prefix of ['', '/ar']) {
      const { $, status } = await getPage(request, `${prefix}/amp${path}`);

      expect(status, path).toBe(200);
      expect($('html').attr()).toMatchObject({ amp: '', dir: prefix ? 'rtl' : 'ltr' });
      expect($('h1'), path).toHaveLength(1);
      expect($('link[rel=canonical]').attr('href')).toBe(
        `${settings.siteUrl}${prefix}${path || '/home'}`,
      );
      const scripts = $('script:not([type="application/ld+json"])').toArray();
      expect(scripts.map(({ attribs }) => attribs['src'])).toEqual([
        'https://cdn.ampproject.org/v0.js',
      ]);
    }
  }
});

test('only AMP documents may run a third-party script', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';

  expect(await policyOf('/amp/features')).toContain('script-src https://cdn.ampproject.org/;');
  for (const path of ['/features', '/amp/no-such-page']) {
    const policy = await policyOf(path);
    expect(policy).toContain('script-src');
    expect(policy).not.toContain('ampproject');
  }
});

for (const path of ['/amp/no-such-page', '/amp/login', '/amp/blog/no-such-article', '/de/amp/x']) {
  test(`a 404 page is served where there is no AMP document: ${path}`, async ({ request }) => {
    const { $, status } = await getPage(request, path);

    expect(status).toBe(404);
    expect($('html[amp]')).toHaveLength(0);
    expect($('header').length).toBeGreaterThan(0);
  });
}
