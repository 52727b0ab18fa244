import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { edition, withSliceVersion } from './changes';
import { expect, test } from './fixtures';
import { regionOf } from './regions';

async function closeBanner(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Close this banner' }).click();
  await expect(page.getByRole('button', { name: 'Close this banner' })).toHaveCount(0);
}

test('a closed banner stays closed over a swap with the same state version', async ({
  page,
  campaignTeam,
  good: _,
}) => {
  await closeBanner(page);

  const next = await campaignTeam.release(edition('second edition'));

  await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${next}`);
  await expect(page.getByRole('button', { name: 'Close this banner' })).toHaveCount(0);
});

test('a half-typed search stays until the visitor continues', async ({ page, teamOf }) => {
  const team = await teamOf('blog');
  await openPage(page, '/blog');
  const region = regionOf(page, 'blog');
  const search = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await search.pressSequentially('leak');
  await search.press('ArrowLeft');
  const generation = Number(await page.locator('html').getAttribute('data-generation'));

  const next = await team.release();

  await expect(page.locator('html')).toHaveAttribute('data-generation', String(generation + 1));
  await search.pressSequentially('-');
  await expect(search).toHaveValue('lea-k');
  await expect(region).toHaveAttribute('data-remote', `blog@${team.base}`);
  await search.press('Enter');
  await expect(page).toHaveURL('/blog/search?q=lea-k');
  await expect(region).toHaveAttribute('data-remote', `blog@${next}`);
});

test('a swap with another state version resets that state alone', async ({
  page,
  campaignTeam,
  good: _,
}) => {
  await openPage(page, '/blog');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Close this banner' }).click();

  await campaignTeam.release(edition('second edition'), withSliceVersion(2));

  await expect(page.getByRole('button', { name: 'Close this banner' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Blog').click();
  await expect(page.getByRole('main').getByText('Already read')).toHaveCount(1);
});
