import { expect, type Page } from '@playwright/test';
import { inventEmail } from './settings';

export const monthlyCheckout = '/pricing/checkout/v2.vip.one.web.usd.1m';

/** What the sandbox does with these cards. */
export const testCards = {
  approved: '4242 4242 4242 4242',
  threeDSecure: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
} as const;

/** Fills in the checkout as somebody who has no account, with a way to pay, up to the button. */
export async function fillCheckout(page: Page, way: 'Card' | 'PayPal'): Promise<string> {
  const email = inventEmail().replace('no-one', 'buyer');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('radio', { name: way }).check();
  return email;
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** Chooses the wallet at the checkout; its page, and the first one waits for it. */
export async function openWallet(page: Page): Promise<Page> {
  await fillCheckout(page, 'PayPal');
  const opened = page.context().waitForEvent('page');
  await payButton(page).click();
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toBeVisible();
  return opened;
}

/** Types a card into the sandbox's page, on which the browser is. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** The orders of the account that is logged in, one row each. */
export async function expectOrders(page: Page, labels: readonly string[]): Promise<void> {
  await page.goto('/order/history');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(labels.length + 1);
  for (const [index, label] of labels.entries()) {
    await expect(rows.nth(index + 1)).toContainText(label);
  }
}
