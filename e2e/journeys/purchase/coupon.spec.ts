import { scanAccessibility } from '../../browser/scanAccessibility';
import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';
import {
  fillCheckout,
  monthlyCheckout,
  payButton,
  payByCard,
  testCards,
} from '../../site/purchase';

const thanks = { name: 'Thank you for your order' } as const;
const question = 'Do you have a coupon code?';
const code = 'WELCOME10';

test('a code lowers the first charge, from the checkout to the invoice', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  const email = await fillCheckout(page, 'Card');
  await page.getByText(question).click();
  await page.getByLabel('Coupon code', { exact: true }).fill('welcome10');
  await page.getByRole('button', { name: 'Apply coupon code' }).click();

  await expect(page.getByRole('status').filter({ hasText: code })).toContainText('$1.29');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await scanAccessibility(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pay $11.70' }).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expect(page.getByText('$11.70')).toBeVisible();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByText(`Discount with coupon code ${code}`)).toBeVisible();
});

test('a removed or unknown code does not change the price', async ({ page }) => {
  await openPage(page, `${monthlyCheckout}?coupon=${code}`);
  await expect(payButton(page)).toHaveText('Pay $11.70');

  await page.getByRole('link', { name: 'Remove coupon code' }).click();
  await expect(payButton(page)).toHaveText('Pay $12.99');
  await page.getByLabel('Coupon code', { exact: true }).fill('no such code');
  await page.getByLabel('Coupon code', { exact: true }).press('Enter');

  await expect(page.getByText('We don’t know this coupon code')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $12.99');
});

test('a code stays when the plan and the currency change', async ({ page }) => {
  await openPage(page, `${monthlyCheckout}?coupon=${code}`);

  await page.getByRole('link', { name: 'Choose another plan' }).click();
  await page.getByRole('link', { name: 'GBP' }).click();
  await page.getByRole('radio', { name: '1 year' }).check();
  await page.getByRole('link', { name: /^Go to checkout: £/ }).click();

  await expect(page.getByRole('status').filter({ hasText: code })).toContainText('£');
});
