import { openPage } from '../../browser/openPage';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { fillCheckout, payByCard, testCards } from '../../site/purchase';
import { weekFromNow } from '../../site/weekFromNow';

test('the checkout of a trial shows its end, and the account lists it', async ({ page }) => {
  await openPage(page, '/vpn-trial');
  await expect(page.getByRole('article')).toContainText('$0.99');
  await page.getByRole('link', { name: 'Start the trial' }).click();

  await expect(page.getByText(weekFromNow()).first()).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);
  await fillCheckout(page, 'Card');
  await page.getByRole('button', { name: 'Pay $0.99' }).click();
  await payByCard(page, testCards.approved);

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await page.goto('/order/history');
  await expect(page.getByText('Trial', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('$12.99').first()).toBeVisible();
});
