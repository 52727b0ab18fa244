import type { Page } from '@playwright/test';
import { doubleText } from '../browser/doubleText';
import { findCutText } from '../browser/findCutText';
import { openPage } from '../browser/openPage';
import { expect, test } from '../readingFixtures';
import { longWordLanguages, type SitePage, sitePages } from '../site/pages';

test.use({ viewport: { width: 320, height: 640 } });

async function findCrowded(page: Page): Promise<string[]> {
  await doubleText(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const cut = await findCutText(page);
  return width > 320 ? [`${width} px wide`, ...cut] : cut;
}

const isWhole = ({ addedByScript }: SitePage) => addedByScript === undefined;

// Pages to which scripts add nothing can be measured without script, which is faster.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, status, locate, problems: known } of sitePages.filter(isWhole)) {
    test(`${name} has room for long words, twice as large on 320 px`, async ({
      page,
      device,
      problems,
    }) => {
      problems.expect(/^request failed: csp .*\.js$/, ...known);
      for (const language of longWordLanguages[device]) {
        const reply = await page.goto(`/${language}${await locate()}`);

        expect.soft(reply?.status(), language).toBe(status);
        await expect.soft(page.getByRole('heading', { level: 1 }), language).toBeVisible();
        const layout = await page.locator('body').getAttribute('data-layout');
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer, language).toBeVisible({ visible: layout !== 'standalone' });
        expect.soft(await findCrowded(page), language).toEqual([]);
      }
    });
  }
});

for (const { name, locate, addedByScript = '' } of sitePages.filter((one) => !isWhole(one))) {
  test(`${name} has room for long words, twice as large on 320 px`, async ({ page, device }) => {
    for (const language of longWordLanguages[device]) {
      await openPage(page, `/${language}${await locate()}`);
      await page.locator(addedByScript).first().waitFor();
      expect.soft(await findCrowded(page), language).toEqual([]);
    }
  });
}
