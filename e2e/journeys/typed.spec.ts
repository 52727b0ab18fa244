import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

const email = 'ada@tidegate.example';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

for (const [what, path, name, typed] of [
  ['the contact form', '/contact', 'inquiry', 'Does it work on a ship?'],
  ['the login', '/login', 'username', email],
  ['a forgotten password', '/resetPassword', 'email', email],
  ['the checkout', '/pricing/checkout/v2.vip.one.web.usd.1y.off71', 'email', email],
  ['the search of the blog', '/blog', 'q', 'kill switch'],
] as const) {
  test(`what was typed into ${what} survives a reload and another language`, async ({ page }) => {
    await openPage(page, path);
    await field(page, name).fill(typed);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed);

    await page.reload();
    await expect(field(page, name)).toHaveValue(typed);
    await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(field(page, name)).toHaveValue(typed);
  });
}
