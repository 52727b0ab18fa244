import { devices, type Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

const { userAgent } = devices['Pixel 7'];

/** The indent of an article's title, which follows its date in the desktop layout. */
async function readMargin(page: Page): Promise<number> {
  const article = page.getByRole('article').nth(1);
  const [line, title] = await Promise.all(
    [article, article.getByRole('heading')].map((part) => part.boundingBox()),
  );
  return (title?.x ?? 0) - (line?.x ?? 0);
}

test('the mobile layout applies below 750 px', async ({ page }) => {
  await page.setViewportSize({ width: 750, height: 900 });
  await openPage(page, '/blog');
  expect(await readMargin(page)).toBeGreaterThan(100);

  await page.setViewportSize({ width: 749, height: 900 });

  expect(await readMargin(page)).toBe(0);
});

const readRootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test('on a desktop the text has the default font size of the browser', async ({ page }) => {
  await openPage(page, '/faq');

  expect(await readRootSize(page)).toBe(16);
});

test.describe('on a phone', () => {
  // Without `isMobile` the client hints would identify a desktop.
  test.use({ userAgent, device: 'phone', isMobile: true });

  test('the text grows with the screen width between 375 px and 1200 px', async ({ page }) => {
    await openPage(page, '/m/faq');
    await expect(page).toHaveURL('/m/faq');

    const sizes: number[] = [];
    for (const [width, height] of [
      [320, 640],
      [375, 812],
      [750, 1334],
      [1334, 750],
      [1200, 1600],
      [1500, 1600],
    ] as const) {
      await page.setViewportSize({ width, height });
      sizes.push(await readRootSize(page));
    }

    expect(sizes.map((size) => Math.round(size * 10) / 10)).toEqual([16, 16, 32, 32, 51.2, 51.2]);
  });
});
