import type { BrowserContext, Page } from '@playwright/test';
import { doubleText } from '../browser/doubleText';
import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { sumShifts } from '../browser/sumShifts';
import { withConsent } from '../browser/withConsent';
import { expect, test } from '../fixtures';

test.use({ storageState: withConsent(undefined) });

const question = 'May we use analytics and partner cookies?';

async function readCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

const readCampaign = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('tidegate.campaign'));
const readPlace = (page: Page) => page.evaluate(() => localStorage.getItem('tidegate.place'));

test('consent stores the partner of the current page, and the footer button withdraws it', async ({
  page,
  context,
}) => {
  await openPage(page, '/features?cjevent=abc-1&utm_source=letter');
  expect(await readCookies(context)).toEqual({});
  expect(await readCampaign(page)).toBeNull();
  expect(await scanAccessibility(page)).toEqual([]);

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: question })).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await expect
    .poll(() => readCookies(context))
    .toEqual({
      tidegate_consent: 'yes',
      cje: 'abc-1',
      'cje-client': '1',
      utm_data: 'utm_source%3Dletter',
    });
  await expect.poll(() => readCampaign(page)).toContain('letter');
  await expect.poll(() => readPlace(page)).toContain('"country_code"');
  await openPage(page, '/?cfclick=def');
  await expect(page.getByRole('heading', { name: question })).toBeHidden();
  expect(await readCookies(context)).toEqual({
    tidegate_consent: 'yes',
    'cf-click': 'def',
    utm_data: 'utm_source%3Dletter',
  });

  await page.getByRole('button', { name: 'Withdraw cookie consent' }).click();
  await expect(page).toHaveURL(/\/cookie-policy\?consent=no#your-answer$/);
  await expect(
    page.getByText('Done. Cookies that need your consent have been deleted'),
  ).toBeInViewport();
  expect(await readCookies(context)).toEqual({ tidegate_consent: 'no' });
  await expect.poll(() => readCampaign(page)).toBeNull();
  expect(await readPlace(page)).toBeNull();
});

const readBanner = async (page: Page) =>
  (await page.getByRole('region', { name: question }).boundingBox()) ?? { y: NaN, height: NaN };

for (const [width, height] of [
  [1280, 800],
  [375, 812],
  [812, 375],
] as const) {
  test(`the consent banner is at the bottom of a screen of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/faq');

    const banner = await readBanner(page);
    const header = await page.getByRole('banner').boundingBox();
    expect(banner.y + banner.height).toBeCloseTo(height, 0);
    expect(banner.height).toBeLessThan(height * 0.4);
    expect(header?.y).toBe(0);

    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const rights = await page.getByText('All rights reserved').boundingBox();
    expect((rights?.y ?? NaN) + (rights?.height ?? NaN)).toBeLessThanOrEqual(banner.y);
  });
}

test('a screen that is small for its text keeps the consent banner above the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/faq');

  const banner = await readBanner(page);
  const header = await page.getByRole('banner').boundingBox();
  expect(banner.y).toBe(0);
  expect(header?.y).toBeCloseTo(banner.height, 0);
});

test('the consent banner does not hide the button below the prices', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/pricing');
  const goOn = page.getByRole('link', { name: /^Go to checkout: / });

  await goOn.focus();

  const banner = await readBanner(page);
  const button = await goOn.boundingBox();
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(banner.y);
});

test('a printed page shows neither the consent banner nor the menus', async ({ page }) => {
  await openPage(page, '/faq');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { name: question })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('the consent banner covers no focused element and shifts no layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/ar/faq');
  await expect(page.getByRole('button', { name: 'قبول' })).toBeVisible();
  const [accept, reject] = await Promise.all(
    ['قبول', 'رفض'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'nothing has the focus';
      const { left, top, width, height } = activeElement.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there) return `off the screen: ${activeElement.outerHTML}`;
      return activeElement.contains(there) || there.contains(activeElement) ? '' : there.outerHTML;
    });
    expect(covered).toBe('');
  }
  expect(await sumShifts(page)).toBeLessThan(0.02);
});

test('the consent banner fits a small screen with doubled text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/ru/faq');
  await doubleText(page);

  await expect(page.getByRole('button', { name: 'Отклонить' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('the consent banner is accessible', async ({ page }) => {
    await openPage(page, '/de/');
    await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    expect(await scanAccessibility(page)).toEqual([]);
  });
});

test('Global Privacy Control that only scripts can read also hides the consent banner', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openPage(page, '/features?cjevent=abc');

  await expect(page.getByRole('heading', { name: question })).toBeHidden();
  expect(await readCookies(context)).toEqual({});
});
