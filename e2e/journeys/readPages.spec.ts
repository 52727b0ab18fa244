import type { Page } from '@playwright/test';
import { doubleText } from '../browser/doubleText';
import { findCutText } from '../browser/findCutText';
import { openPage } from '../browser/openPage';
import { findUnhashed } from '../browser/readScripts';
import { scanAccessibility } from '../browser/scanAccessibility';
import { watchDownloads } from '../browser/watchDownloads';
import { expect, test } from '../fixtures';
import { longWordLanguages, siteLanguages, sitePages } from '../site/pages';

/** So small a desktop is a window or a zoom; its layout is the phone's. */
const languagesOn = { desktop: longWordLanguages.slice(0, 1), phone: longWordLanguages };

function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const { language, prefix, direction } of siteLanguages) {
  for (const { name, status, locate, problems: known } of sitePages) {
    test(`${name} reads well in ${language}`, async ({ page, problems }) => {
      problems.expect(...known);
      const downloads = watchDownloads(page);
      const reply = await openPage(page, prefix + (await locate()));
      const policy = (await reply?.headerValue('content-security-policy')) ?? '';

      expect(reply?.status()).toBe(status);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S{3}/);
      expect(await findUnhashed(page), 'unhashed or inline code').toEqual([]);
      expect(downloads.findRepeated(), 'fetched more than once').toEqual([]);

      for (const colorScheme of ['light', 'dark'] as const) {
        // Without motion, so that no colour is on its way to another while it is measured.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await scanAccessibility(page), `in ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureWidth(page), 'on 320 px').toBeLessThanOrEqual(320);
    });
  }
}

for (const { name, locate, problems: known } of sitePages) {
  test(`${name} needs no sideways scroll and cuts nothing on 320 px with text twice as large`, async ({
    page,
    problems,
    device,
  }) => {
    problems.expect(...known);
    await page.setViewportSize({ width: 320, height: 640 });

    for (const language of languagesOn[device]) {
      await openPage(page, `/${language}${await locate()}`);
      await doubleText(page);

      expect(await measureWidth(page), language).toBeLessThanOrEqual(320);
      expect(await findCutText(page), language).toEqual([]);
    }
  });
}
