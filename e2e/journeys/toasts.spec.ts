import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';
import { fillCheckout, monthlyCheckout, payButton } from '../site/purchase';

test('an unknown error code shows the message of its reply, and the form can be sent again', async ({
  page,
  problems,
}) => {
  problems.expect(/reply 409: .*prepurchase/, /console error: .*409 .*prepurchase/);
  const message = 'The plan is being repaired.';
  const prepurchase = '**/prepurchase*';
  await page.route(prepurchase, (route) =>
    route.fulfill({ status: 409, json: { code: 20999, message, data: null } }),
  );
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();

  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText(message);
  await toast.hover();
  await expect(page.getByText('The payment failed. Nothing was charged')).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);
  await toast.getByRole('button', { name: 'Close this message' }).press('Enter');

  await page.unroute(prepurchase);
  await payButton(page).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
