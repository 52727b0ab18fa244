import { scanAccessibility } from '../../browser/scanAccessibility';
import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';
import {
  expectOrders,
  fillCheckout,
  monthlyCheckout,
  openWallet,
  payButton,
  payByCard,
  testCards,
} from '../../site/purchase';

const thanks = { name: 'Thank you for your order' } as const;

test('a visitor buys with a card and has an account, a receipt and an invoice', async ({
  page,
}) => {
  await openPage(page, monthlyCheckout);
  const email = await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.approved);

  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expectOrders(page, ['Paid']);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
});

test('a card payment with 3-D Secure succeeds', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.threeDSecure);
  await page.getByRole('button').first().click();

  await expect(page.getByRole('heading', thanks)).toBeVisible();
});

test('a declined card charges nothing, and the buyer can pay again', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.declined);
  await expect(page.getByText('The payment was declined')).toBeVisible();

  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page.getByText('You came back without confirming')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Try the payment again' }).click();

  await expect(page.getByText(/You are buying as buyer-/)).toBeVisible();
});

test('a wallet opens in a separate page, and the first page shows success', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  const wallet = await openWallet(page);
  await wallet.getByRole('button', { name: 'approve' }).click();

  await expect(page.getByRole('heading', thanks)).toBeVisible({ timeout: 20_000 });
});

test('a double click, going back and a reload create only one order', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).dblclick();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.goBack();
  await page.reload();
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  await payByCard(page, testCards.approved);

  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expectOrders(page, ['Paid']);
});

test('a buyer of the plan is offered other plans with a credit', async ({ page, problems }) => {
  problems.expect(/reply 409: .*prepurchase/, /console error: .*409 .*prepurchase/);
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', thanks)).toBeVisible();

  await page.goto(monthlyCheckout);
  await expect(
    page.getByText('You already have this plan. You can switch to another one.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /Get this plan 1 year/ }).click();
  await expect(page.getByText('Credit for unused time')).toBeVisible();
});

test('the order page stops the renewal and refunds the payment', async ({ page }) => {
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', thanks)).toBeVisible();

  await openPage(page, '/order/history');
  await page.getByRole('button', { name: 'Turn renewal off' }).click();
  await expect(page.getByRole('button', { name: 'Turn renewal back on' })).toBeVisible();
  await page.getByRole('button', { name: 'Get a full refund' }).click();
  await page.getByRole('button', { name: 'Yes, refund my payment' }).click();
  await expect(page.getByText(/Your refund is on its way/)).toBeVisible();
  await expectOrders(page, ['Refunded']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the waiting page shows that the payment has succeeded', async ({
    page,
    context,
    problems,
  }) => {
    // A browser without script reports the scripts that it does not fetch.
    problems.expect(/^request failed: csp .*\.js$/);
    await page.goto(monthlyCheckout);
    await fillCheckout(page, 'PayPal');
    await payButton(page).click();
    const approval = page.getByRole('link', { name: 'Open the payment page' });
    const wallet = await context.newPage();
    await wallet.goto((await approval.getAttribute('href')) ?? '');
    await wallet.getByRole('button', { name: 'approve' }).click();
    await expect(wallet.getByRole('heading', thanks)).toBeVisible();
    await wallet.close();

    await expect(page.getByRole('heading', thanks)).toBeVisible({ timeout: 20_000 });
  });
});
