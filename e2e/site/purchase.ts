import { expect, type Page } from '@playwright/test';
import { generateEmail } from './settings';

export const monthlyCheckout = '/pricing/checkout/v2.vip.one.web.usd.1m';

export const testCards = {
  approved: '4242 4242 4242 4242',
  threeDSecure: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
} as const;

/** Fills in the checkout as a visitor without an account, but does not submit it. */
export async function fillCheckout(page: Page, method: 'Card' | 'PayPal'): Promise<string> {
  const email = generateEmail().replace('no-one', 'buyer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: method }).check();
  return email;
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** Opens the wallet's page from the checkout, while the first page waits for the payment. */
export async function openWallet(page: Page): Promise<Page> {
  await fillCheckout(page, 'PayPal');
  const opened = page.context().waitForEvent('page');
  await payButton(page).click();
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toBeVisible();
  return opened;
}

/** Expects the sandbox's payment page to be open. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

export async function expectOrders(page: Page, labels: readonly string[]): Promise<void> {
  await page.goto('/order/history');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(labels.length + 1);
  for (const [index, label] of labels.entries()) {
    await expect(rows.nth(index + 1)).toContainText(label);
  }
}
