import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import { readingOn } from '../site/pages';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('menus of the frame open and close by keyboard and restore the focus', async ({
  page,
  device,
}) => {
  await openPage(page, `${readingOn[device].prefix}/features`);
  const summaries = page.getByRole('banner').locator('summary').filter({ visible: true });
  await expect(summaries).toHaveCount({ desktop: 1, phone: 2 }[device]);

  for (const summary of await summaries.all()) {
    for (const key of ['Enter', 'Space']) {
      const menu = summary.locator('..');
      await summary.focus();
      await page.keyboard.press(key);
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
  }
});

test('a menu of the frame closes when the focus leaves it', async ({ page, device }) => {
  await openPage(page, `${readingOn[device].prefix}/features`);
  const summary = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
  const menu = summary.locator('..');
  await summary.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');

  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator(':focus')).toHaveCount(0);
});
