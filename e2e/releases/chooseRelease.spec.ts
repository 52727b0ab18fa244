import { openPage } from '../browser/openPage';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { regionOf } from './regions';

test('one browser shows a chosen release with a notice, and returns to the live one', async ({
  page,
  browser,
  campaignTeam,
  good,
}) => {
  const candidate = await campaignTeam.publish(edition('candidate edition'));
  const region = regionOf(page, 'campaigns');

  await openPage(page, `/blackfriday?remote.campaigns=${candidate}`);

  await expect(page).toHaveURL('/blackfriday');
  await expect(region).toHaveAttribute('data-remote', `campaigns@${candidate}`);
  await expect(region).toContainText('candidate edition');
  await expect(page.getByText(`This browser shows remote.campaigns=${candidate}.`)).toBeVisible();

  await openPage(page, '/');
  await expect(region).toContainText('candidate edition');

  const neighbour = await browser.newPage();
  await neighbour.goto(page.url());
  await expect(regionOf(neighbour, 'campaigns')).toContainText('good edition');
  await neighbour.close();

  await page.getByRole('link', { name: 'Show the live site' }).click();
  await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
  await expect(page.getByText('This browser shows')).toHaveCount(0);
});

test('a signed link shows a release to the browser that opens it, and to no other', async ({
  page,
  browser,
  registry,
  campaignTeam,
  good,
}) => {
  const candidate = await campaignTeam.publish(edition('candidate edition'));
  const token = await registry.preview('campaigns', candidate);
  const region = regionOf(page, 'campaigns');

  await openPage(page, `/blackfriday?preview=${token}&page=2`);

  await expect(page).toHaveURL('/blackfriday?page=2');
  await expect(region).toHaveAttribute('data-remote', `campaigns@${candidate}`);
  await expect(page.getByText(`This browser shows remote.campaigns=${candidate}.`)).toBeVisible();
  const headers = (await page.request.get('/blackfriday')).headers();
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });

  const neighbour = await browser.newPage();
  await neighbour.goto(page.url());
  await expect(regionOf(neighbour, 'campaigns')).toContainText('good edition');
  const changed = `${token.slice(0, -2)}AA`;
  await neighbour.goto(`/blackfriday?preview=${changed}`);
  await expect(regionOf(neighbour, 'campaigns')).toContainText('good edition');
  await neighbour.close();

  await page.getByRole('link', { name: 'Show the live site' }).click();
  await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
  await expect(page.getByText('This browser shows')).toHaveCount(0);
});

test('a chosen release stays chosen while others go live', async ({
  page,
  campaignTeam,
  good: _,
}) => {
  const candidate = await campaignTeam.publish(edition('candidate edition'));
  await openPage(page, `/?remote.campaigns=${candidate}`);
  const region = regionOf(page, 'campaigns');
  await expect(region).toContainText('candidate edition');
  const before = Number(await page.locator('html').getAttribute('data-generation'));

  await campaignTeam.release(edition('live edition'));

  await expect
    .poll(async () => Number(await page.locator('html').getAttribute('data-generation')))
    .toBeGreaterThan(before);
  await expect(region).toContainText('candidate edition');
});

test('a version that was never released cannot be chosen', async ({ page, good }) => {
  await openPage(page, '/blackfriday?remote.campaigns=9.9.9');

  await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
});
