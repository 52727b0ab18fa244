import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { generateAddress } from '../../site/generateAddress';
import { monthlyCheckout } from '../../site/purchase';
import { settings } from '../../site/settings';
import { findField, getPage, readText } from '../htmlPage';
import { agreeToPay, buy } from './purchaseByForms';

const thanks = 'Thank you for your order';

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
  expect(form.mainText).toContain('This isn’t a valid email address. Check it and try again.');
  expect(findField(form, 'Email').val()).toBe('nobody');
  expect(findField(form, 'PayPal').attr('checked')).toBeDefined();
});

test('the order of another buyer is not found, like an unknown order', async ({
  request,
  playwright,
}) => {
  const order = new URL((await buy(request)).url).searchParams.get('order') ?? '';
  const other = await playwright.request.newContext({
    baseURL: settings.siteUrl,
    extraHTTPHeaders: { 'x-forwarded-for': generateAddress() },
  });
  await buy(other);
  const readStatus = async (reader: APIRequestContext, path: string) =>
    (await getPage(reader, path)).status;

  for (const path of ['/paySuc?order=', '/order/invoice/', '/order/withdraw/']) {
    const own = await readStatus(request, path + order);
    const foreign = await readStatus(other, path + order);
    const unknown = await readStatus(other, path + randomUUID());
    expect([path, own, foreign, unknown]).toEqual([path, 200, 404, 404]);
  }
  await other.dispose();
});

test('an unknown invitation code does not prevent a purchase', async ({ request }) => {
  await getPage(request, '/?invite_code=nobodyhas');

  const checkout = await getPage(request, monthlyCheckout);

  expect(checkout.mainText).toContain('The invitation code in your link isn’t valid');
  expect(checkout.mainText).toContain('Pay $12.99');
});
