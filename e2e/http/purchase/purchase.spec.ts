import { expect, test } from '../fixtures';
import { monthlyCheckout } from '../../site/purchase';
import { findField, getPage, readText } from '../htmlPage';
import { agreeToPay, buy } from './purchaseByForms';

const thanks = 'Thank you, you are all set';

test('without script, a visitor buys a plan', async ({ request }) => {
  const done = await buy(request);

  expect(readText(done.$('h1'))).toBe(thanks);
  const orders = await getPage(request, '/order/history');
  const rows = orders.$('main table tbody tr');
  expect(rows).toHaveLength(1);
  expect(readText(rows)).toContain('Paid');
});

test('an invalid email address returns the form', async ({ request }) => {
  const checkout = await getPage(request, monthlyCheckout);

  const form = await agreeToPay(request, checkout, 'PayPal', 'nobody');

  expect(form.status).toBe(422);
  expect(form.mainText).toContain('Invalid email provided!');
  expect(findField(form, 'Your email').val()).toBe('nobody');
  expect(findField(form, 'PayPal').attr('checked')).toBeDefined();
});

test('an unknown order is not found', async ({ request }) => {
  await buy(request);

  const unknown = await getPage(request, '/paySuc?order=00000000-0000-4000-8000-000000000000');

  expect(unknown.status).toBe(404);
});

test('an unknown invitation code does not prevent a purchase', async ({ request }) => {
  await getPage(request, '/?invite_code=nobodyhas');

  const checkout = await getPage(request, monthlyCheckout);

  expect(checkout.mainText).toContain('Nobody has the invitation code');
  expect(checkout.mainText).toContain('Pay $12.99');
});
