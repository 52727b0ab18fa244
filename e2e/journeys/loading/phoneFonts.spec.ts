import type { Page } from '@playwright/test';
import { phone } from '../../browser/phone';
import { followLinkTo } from '../../browser/visit';
import { expect, test } from '../../fixtures';

test.use(phone);

function readFonts(page: Page): Promise<{ family: string; isLoaded: boolean }> {
  return page.evaluate(() => ({
    family: getComputedStyle(document.body).fontFamily.split(',')[0] ?? '',
    isLoaded: [...document.fonts].some(({ status }) => status === 'loaded'),
  }));
}

test('a phone shows the first page in its own font, and the next one in the font of the site', async ({
  page,
}) => {
  const prefetched = page.waitForResponse('**/*-latin.*.woff2');
  await page.goto('/m/home');
  expect(await readFonts(page)).toEqual({ family: 'system-ui', isLoaded: false });
  await (await prefetched).finished();

  await followLinkTo(page, '/m/features');

  await expect(page).toHaveURL('/m/features');
  await expect.poll(() => readFonts(page)).toEqual({ family: 'Geologica', isLoaded: true });
});
