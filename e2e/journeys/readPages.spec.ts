import type { Page } from '@playwright/test';
import { doubleText } from '../browser/doubleText';
import { findCutText } from '../browser/findCutText';
import { openPage } from '../browser/openPage';
import { readFocusOrder } from '../browser/readFocusOrder';
import { findUnhashedScripts } from '../browser/findUnhashedScripts';
import { scanAccessibility, scanContrast } from '../browser/scanAccessibility';
import { watchDownloads } from '../browser/watchDownloads';
import { expect, test } from '../readingFixtures';
import { readingOn, sitePages } from '../site/pages';

/** Chromium warns about unused preloads three seconds after `load`. */
const preloadsJudgedMs = 4000;

function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

async function expectFocusInOrder(page: Page): Promise<void> {
  const { forward, backward } = await readFocusOrder(page);

  expect.soft(forward.stops.length, 'something can have the focus').toBeGreaterThan(0);
  expect.soft(forward.visited, 'with Tab').toEqual([...forward.stops, 'the page']);
  expect.soft(backward.visited, 'with Shift+Tab').toEqual(forward.stops.toReversed());
  expect.soft([...forward.faults, ...backward.faults], 'focus that shows').toEqual([]);
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('#content'), 'past the menus').toBeFocused();
}

async function expectToFitSmallScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await measureWidth(page), 'on 320 px').toBeLessThanOrEqual(320);

  await doubleText(page);
  expect.soft(await measureWidth(page), 'with text twice as large').toBeLessThanOrEqual(320);
  expect.soft(await findCutText(page), 'text that is cut off').toEqual([]);
}

// Opening a page is expensive, so one test makes all its browser checks.
for (const sitePage of sitePages) {
  const { name, status, locate, problems: known, addedByScript, judgesPreloads } = sitePage;

  test.describe(() => {
    test.use({ isFirstVisit: judgesPreloads === true });

    test(`${name} can be read and used`, async ({ page, device, problems }) => {
      const { language, prefix, direction } = readingOn[device];
      problems.expect(...known);
      // Colour transitions would falsify the contrast measurements.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const downloads = watchDownloads(page);

      const reply = await openPage(page, prefix + (await locate()));
      await page
        .locator(addedByScript ?? 'main')
        .first()
        .waitFor();

      const policy = (await reply?.headerValue('content-security-policy')) ?? '';
      expect.soft(reply?.status()).toBe(status);
      expect.soft(policy).toContain("script-src 'self'");
      expect.soft(policy).not.toMatch(/unsafe-(inline|eval)/);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
      await expect.soft(page.locator('html')).toHaveAttribute('dir', direction);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.soft(page).toHaveTitle(/\S{3}/);
      expect.soft(await findUnhashedScripts(page), 'unhashed or inline code').toEqual([]);

      await expectFocusInOrder(page);
      expect.soft(await scanAccessibility(page), 'in light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await scanContrast(page), 'in dark').toEqual([]);
      await expectToFitSmallScreen(page);

      await page.waitForFunction(
        (ms) => performance.now() > ms,
        judgesPreloads ? preloadsJudgedMs : 0,
      );
      expect.soft(downloads.findRepeated(), 'fetched more than once').toEqual([]);
    });
  });
}
