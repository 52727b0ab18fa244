import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 120;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops && !(await hasFocus()); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
