import type { Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9', 'X-Country-Code': 'GB' } });

const shownCurrency = (page: Page) =>
  page.getByRole('navigation', { name: 'Currency' }).locator('[aria-current]');

test('prices are in the currency of the visitor, until another is chosen', async ({ page }) => {
  const shown = page.getByRole('main');
  const openPlans = () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await openPage(page, '/promotion');
  await expect(shown).toContainText('£');

  await openPlans();
  await expect(shownCurrency(page)).toHaveText('GBP');
  await page.getByRole('link', { name: 'AUD' }).click();
  await expect(shown).toContainText('A$');
  await expect(shown).not.toContainText('£');

  await openPage(page, '/promotion');
  await expect(shown).toContainText('A$');
  await openPlans();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(shownCurrency(page)).toHaveText('AUD');
  await openPage(page, '/de/order/standPlan');
  await expect(shown).toContainText('AU$');
});

test('a chosen currency stays when the same page is opened again', async ({ page }) => {
  await openPage(page, '/pricing');
  await page.getByRole('link', { name: 'CAD' }).click();
  await expect(shownCurrency(page)).toHaveText('CAD');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();

  await expect(page).toHaveURL(/\/pricing$/);
  await expect(shownCurrency(page)).toHaveText('CAD');
});
