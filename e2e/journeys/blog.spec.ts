import { expect, test } from '../fixtures';
import { openPage } from '../browser/openPage';
import { settings } from '../site/settings';

const ask = (path: string) => fetch(settings.siteUrl + path, { redirect: 'manual' });

for (const [from, to] of [
  ['/blog?category=networks', '/blog/category/networks'],
  ['/de/blog?tag=webrtc', '/de/blog/tag/webrtc'],
  ['/blog/id-1', /^\/blog\/[a-z-]+$/],
] as const) {
  test(`${from} has moved for good`, async () => {
    const reply = await ask(from);

    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toMatch(to);
  });
}

for (const path of ['/blog/category/sailing', '/blog/tag/sailing', '/blog/more?page=99']) {
  test(`${path} does not exist`, async () => {
    expect((await ask(path)).status).toBe(404);
  });
}

test('an article tells machines what it is', async () => {
  const html = await (await ask('/blog/how-a-webrtc-leak-happens')).text();

  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('<meta property="og:type" content="article"/>');
});

test('what is looked for is found, and its place shown', async ({ page }) => {
  await openPage(page, '/blog');

  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('STUN');
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/blog/search?q=STUN');
  await expect(page.getByRole('main').getByText('STUN', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'How a WebRTC leak happens' }).click();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search asks and answers', async ({ page, problems }) => {
    problems.expect(/^request failed: csp .*\.js$/);
    await page.goto('/ja/blog');

    await page.getByRole('searchbox').fill('漏れ');
    await page.getByRole('searchbox').press('Enter');

    await expect(page).toHaveURL(/\/ja\/blog\/search\?q=/);
    await expect(page.getByRole('main').getByText('漏れ', { exact: true }).first()).toBeVisible();
  });
});
