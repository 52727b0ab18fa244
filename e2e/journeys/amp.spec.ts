import { expect, test } from '../fixtures';
import { findArticlePath } from '../site/findArticlePath';
import { settings } from '../site/settings';

const { siteUrl } = settings;

/** Stands for the runtime of AMP, which comes from a network that a test has not: it shows the page. */
const runtime = `
  document.documentElement.dataset.runtime = 'came';
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'body { animation: none !important }',
  }));`;

test('a page and an article are documents of AMP, and lead back to their page', async ({
  page,
}) => {
  await page.route('https://cdn.ampproject.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: runtime }),
  );

  for (const path of ['', '/features', '/vpn-server', '/blog', await findArticlePath()]) {
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}/amp${path}`);

      await expect(page.locator('html[amp][data-runtime=came]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${siteUrl}${prefix}${path || '/home'}`,
      );
      expect(await page.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(1);
    }
  }
});

test('only documents of AMP may run a script from elsewhere', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';

  expect(await policyOf('/amp/features')).toContain('script-src https://cdn.ampproject.org/;');
  expect(await policyOf('/features')).not.toContain('ampproject');
  expect(await policyOf('/amp/no-such-page')).not.toContain('ampproject');
});

for (const path of ['/amp/no-such-page', '/amp/login', '/amp/blog/no-such-article', '/de/amp/x']) {
  test(`where there is no AMP document, the site says so: ${path}`, async ({ page, problems }) => {
    problems.expect(/404/);

    const reply = await page.goto(path);

    expect(reply?.status()).toBe(404);
    await expect(page.locator('html[amp]')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
