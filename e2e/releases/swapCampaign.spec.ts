import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { beginVisit, followMenu, continuedVisit, readVisit } from '../browser/visit';
import { readMetric } from '../site/metrics';
import { edition, reword } from './changes';
import { expect, test } from './fixtures';
import { readServedVersion, regionOf } from './regions';

async function readStyledVersions(page: Page): Promise<(string | undefined)[]> {
  const hrefs = await page
    .locator('link[rel=stylesheet][href^="/r/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => /^\/r\/campaigns\/([^/]+)\//.exec(href)?.[1]);
}

test('a campaign is swapped and rolled back while a page is open', async ({
  page,
  campaignTeam,
  good,
  site,
}) => {
  const startedAt = await readMetric(site, 'process_start_time_seconds');
  const next = await campaignTeam.publish(edition('second edition'));
  await openPage(page, '/');
  const banner = regionOf(page, 'campaigns');
  await expect(banner).toContainText('good edition');
  await beginVisit(page);
  const close = page.getByRole('button', { name: 'Close this banner' });
  await close.focus();

  await campaignTeam.activate(next);

  await expect(banner).toContainText('second edition', { timeout: 2000 });
  await expect(banner).toHaveAttribute('data-remote', `campaigns@${next}`);
  expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(next);
  expect(await readVisit(page)).toEqual(continuedVisit);
  await expect(close).toBeFocused();
  // The previous release remains available, but no region shows it.
  await expect.poll(() => readStyledVersions(page)).toEqual([next]);

  await campaignTeam.rollBack();

  await expect(banner).toContainText('good edition', { timeout: 1000 });
  expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(good);
  expect(await readVisit(page)).toEqual(continuedVisit);
  await expect.poll(() => readStyledVersions(page)).toEqual([good]);
  await followMenu(page, 'Features');
  await expect(page).toHaveURL('/features');
  expect((await readVisit(page)).isSameDocument).toBe(true);
  expect(await readMetric(site, 'process_start_time_seconds')).toBe(startedAt);
});

test('what the visitor chose before a swap is still chosen after it', async ({
  page,
  campaignTeam,
  good,
}) => {
  await openPage(page, '/pricing');
  const last = page.getByRole('radio').last();
  await last.check();
  const chosen = await last.getAttribute('value');
  await page.getByRole('link', { name: /^Go to checkout: / }).click();
  await expect(page).toHaveURL(/\/pricing\/checkout\//);
  await page.getByRole('banner').getByRole('link').first().click();
  const banner = regionOf(page, 'campaigns');
  await expect(banner).toHaveAttribute('data-remote', `campaigns@${good}`);

  const next = await campaignTeam.release(edition('second edition'));
  await expect(banner).toHaveAttribute('data-remote', `campaigns@${next}`);
  await followMenu(page, 'Pricing');

  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('input[type=radio]:checked')).toHaveValue(chosen ?? '');
});

test('the page of a campaign is also swapped in place', async ({ page, campaignTeam, good }) => {
  await openPage(page, '/blackfriday');
  const region = regionOf(page, 'campaigns');
  await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
  await beginVisit(page);

  await campaignTeam.release(edition('second edition'));

  await expect(region).toContainText('second edition', { timeout: 2000 });
  expect(await readVisit(page)).toEqual(continuedVisit);
});

test('a page in Arabic is swapped to the Arabic messages of the new release', async ({
  page,
  campaignTeam,
  good,
}) => {
  await openPage(page, '/ar');
  const region = regionOf(page, 'campaigns');
  await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);

  const next = await campaignTeam.release(
    edition('second edition'),
    reword('الجمعة البيضاء {{year}}', 'الجمعة البيضاء، الطبعة الثانية', 'ar'),
  );

  await expect(region).toHaveAttribute('data-remote', `campaigns@${next}`, { timeout: 2000 });
  await expect(region).toContainText('الجمعة البيضاء، الطبعة الثانية');
});
