import type { Page } from '@playwright/test';
import { holdScripts } from '../browser/holdScripts';
import { openPage } from '../browser/openPage';
import { phone } from '../browser/phone';
import { beginVisit, followMenu, continuedVisit, readVisit } from '../browser/visit';
import { readMetric } from '../site/metrics';
import { edition, reword } from './changes';
import { expect, test } from './fixtures';
import { expectServedVersion, regionOf } from './regions';

async function readStyledVersions(page: Page): Promise<(string | undefined)[]> {
  const hrefs = await page
    .locator('link[rel=stylesheet][href^="/r/"], style[data-href^="/r/"]')
    .evaluateAll((sheets) =>
      sheets.map((sheet) => sheet.getAttribute('href') ?? sheet.dataset['href'] ?? ''),
    );
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
  await expectServedVersion(site, '/', 'campaigns', next);
  expect(await readVisit(page)).toEqual(continuedVisit);
  await expect(close).toBeFocused();
  // The previous release remains available, but no region shows it.
  await expect.poll(() => readStyledVersions(page)).toEqual([next]);

  await campaignTeam.rollBack();

  await expect(banner).toContainText('good edition', { timeout: 1000 });
  await expectServedVersion(site, '/', 'campaigns', good);
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

test.describe('on a phone', () => {
  test.use(phone);

  test('a swap reaches an open page that has not loaded its script', async ({
    page,
    site,
    campaignTeam,
    good,
  }) => {
    await expectServedVersion(site, '/m/home', 'campaigns', good);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { requested, release } = await holdScripts(page);
    release();
    const events = page.waitForResponse(/\/_site\/events$/);
    await page.goto('/m/home');
    const banner = regionOf(page, 'campaigns');
    await expect(banner).toHaveAttribute('data-remote', `campaigns@${good}`);
    await events;
    expect(requested).toEqual([]);

    const next = await campaignTeam.release(edition('second edition'));

    await expect(banner).toContainText('second edition');
    await expect(banner).toHaveAttribute('data-remote', `campaigns@${next}`);
  });

  test('a banner that is closed before the script is loaded disappears at once and for good', async ({
    page,
    site,
    good,
  }) => {
    await expectServedVersion(site, '/m/home', 'campaigns', good);
    const { release } = await holdScripts(page);
    await page.goto('/m/home', { waitUntil: 'commit' });
    const region = regionOf(page, 'campaigns');
    await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
    const banner = region.getByRole('complementary');
    await banner.getByRole('button', { name: 'Close this banner' }).tap();
    await expect(banner).toBeHidden();

    release();

    await expect(region.locator('aside')).toHaveCount(0);
    await expect(region).toHaveAttribute('data-live', '');
  });
});

// A browser uses dictionaries on secure origins, and loopback addresses are secure.
test('an open page loads the next release as what has changed since the last', async ({
  page,
  campaignTeam,
  good: _,
}) => {
  await openPage(page, '/');
  const banner = regionOf(page, 'campaigns');
  await expect(banner).toContainText('good edition');
  const next = await campaignTeam.publish(edition('second edition'));
  const script = page.waitForResponse(
    (response) =>
      response.url().includes(`/r/campaigns/${next}/client/remote.`) &&
      response.url().endsWith('.js'),
  );

  await campaignTeam.activate(next);

  const headers = await (await script).allHeaders();
  expect(headers['content-encoding']).toBe('dcz');
  expect(Number(headers['content-length'])).toBeLessThan(1000);
  await expect(banner).toContainText('second edition');
});
