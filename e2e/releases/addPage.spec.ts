import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { followLinkTo } from '../browser/visit';
import { demoAccount, type Site } from '../site/settings';
import { surveyPages } from '../site/surveyPages';
import { forEarlierContract, withPage } from './changes';
import { expect, test } from './fixtures';
import { readServedVersion, regionOf } from './regions';

const closedPath = '/what-is-my-ip/Closed';
const openPath = '/what-is-my-ip/open';

const closedPage = withPage(closedPath, {
  access: 'account',
  layout: 'standalone',
  canonical: '/what-is-my-ip',
  isIndexed: false,
});
const listedPage = withPage(openPath, { access: 'public', layout: 'pricing' });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

async function readSitemap({ siteUrl }: Site): Promise<string> {
  const reply = await fetch(`${siteUrl}/sitemap-en.xml`);
  return reply.text();
}

test('a release adds a page with its own access, layout, canonical address and indexing', async ({
  page,
  teamOf,
  site,
}) => {
  const team = await teamOf('tools');
  expect((await readServedVersion(site, closedPath, 'tools')).status).toBe(404);

  const version = await team.release(closedPage, listedPage);

  const spellings = [closedPath, closedPath.toUpperCase(), `/de${closedPath}`];
  const refused = await surveyPages(
    spellings.map((path) => site.siteUrl + path),
    'desktop',
  );
  expect(refused.map(({ status, location }) => `${status} ${location}`)).toEqual([
    `302 /login?redirect=${encodeURIComponent(closedPath)}`,
    expect.stringMatching(/^302 \/login\?redirect=/),
    `302 /de/login?redirect=${encodeURIComponent(closedPath)}`,
  ]);
  const [listed] = await surveyPages([site.siteUrl + openPath], 'desktop');
  expect(listed).toMatchObject({
    ...{ status: 200, layout: 'pricing', robots: '', canonical: site.siteUrl + openPath },
    alternates: { de: `${site.siteUrl}/de${openPath}` },
  });
  const sitemap = await readSitemap(site);
  expect(sitemap).toContain(`<loc>${site.siteUrl}${openPath}</loc>`);
  expect(sitemap.toLowerCase()).not.toContain(closedPath.toLowerCase());

  await openPage(page, closedPath);
  await logIn(page);
  await expect(page).toHaveURL(closedPath);
  await expect(regionOf(page, 'tools')).toHaveAttribute('data-remote', `tools@${version}`);
  const expectFrame = async () => {
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'standalone');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.siteUrl}/what-is-my-ip`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  };
  await expectFrame();
  await page.reload();
  await expectFrame();

  await openPage(page, '/what-is-my-ip');
  await followLinkTo(page, closedPath);
  await expect(page).toHaveURL(closedPath);
  await expectFrame();

  await team.rollBack();
  expect((await readServedVersion(site, closedPath, 'tools')).status).toBe(404);
  expect(await readSitemap(site)).not.toContain(openPath);
});

test('a release for the earlier contract keeps the frame and the access of its pages', async ({
  page,
  teamOf,
  site,
}) => {
  const team = await teamOf('pricing');
  const read = () =>
    surveyPages(
      [
        '/pricing',
        '/order',
        '/win-pay',
        '/pricing/checkout',
        '/paystatus',
        '/paystatus?result=x',
      ].map((path) => site.siteUrl + path),
      'desktop',
    );
  const before = await read();

  const version = await team.release(forEarlierContract);

  expect(await read()).toEqual(before);
  await openPage(page, '/pricing');
  await expect(regionOf(page, 'pricing')).toHaveAttribute('data-remote', `pricing@${version}`);
  await followLinkTo(page, '/win-pay');
  await expect(page).toHaveURL('/win-pay');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'standalone');
  await followLinkTo(page, '/order');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.siteUrl}/pricing`,
  );
});
