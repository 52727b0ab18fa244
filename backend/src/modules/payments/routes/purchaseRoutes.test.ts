import { randomUUID } from 'node:crypto';

import {
  createSubscriptionPath,
  paymentParamsPath,
  prepurchasePath,
} from '@tidegate/contracts/api/payments/endpoints';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { providerCodes } from '@tidegate/contracts/api/payments/codes';

import { aBuyer, monthly, yearly } from '../../../../testing/buyer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const minuteMs = 60_000;

describeOnDatabase('purchases', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const paymentsOf = (orderId: string) =>
    (site.sandbox?.payments() ?? []).filter((payment) => payment.orderId === orderId);
  const mailTo = async (email: string, expected: string) =>
    (await site.readMail()).filter(
      (message) => message.includes(`To: ${email}`) && message.includes(expected),
    );

  test('a card payment leads to one charge, a renewing subscription and one receipt', async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(yearly);
    const started = await buyer.subscribe(quote);

    const back = await buyer.choose(started.data.approval_url, 'approve');
    const { data } = await buyer.check(quote.quote_id);

    expect(quote).toMatchObject({ kind: 'new', amount_due: 4499, currency: 'USD' });
    expect(started.data).toMatchObject({
      status: 'requires_action',
      label: null,
      money: 'unknown',
    });
    expect(back).toContain(`/paystatus?order=${quote.quote_id}`);
    expect(data).toMatchObject({
      status: 'paid',
      label: 'Paid',
      money: 'taken',
      is_final: true,
    });
    const { subscription, orders, total } = await buyer.overview();
    expect(subscription).toMatchObject({ status: 'active', renews: true, next_amount: 4499 });
    expect(orders).toMatchObject([
      { label: 'Paid', invoice_number: expect.stringMatching(/^TG-/) as string },
    ]);
    expect(total).toBe(1);
    expect(await mailTo(buyer.email, 'receipt')).toHaveLength(1);
    expect(paymentsOf(quote.quote_id)).toHaveLength(1);
  });

  test.each(providerCodes)('%s sells one interval without renewal', async (provider) => {
    const buyer = await aBuyer(site);
    const started = await buyer.buy(await buyer.quote(monthly), provider);

    await buyer.choose(started.data.approval_url, 'approve');
    const { data } = await buyer.check(started.data.order_id);

    expect(data).toMatchObject({ status: 'paid', provider });
    const { subscription } = await buyer.overview();
    expect(subscription).toMatchObject({ renews: false, next_amount: null, can_resume: false });
  });

  test('a declined wallet payment fails the order, and the product can be bought again', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.subscribe(await buyer.quote(monthly), 'ps');
    await buyer.choose(started.data.approval_url, 'decline');

    const { data } = await buyer.check(started.data.order_id);

    expect(data).toMatchObject({ label: 'Failed', failure: 'declined', money: 'untouched' });
    const again = await buyer.quote(monthly);
    expect(again.quote_id).not.toBe(started.data.order_id);
  });

  test('a buyer who turns back may pay by another method, and the first payment is closed', async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly);
    const first = await buyer.subscribe(quote, 's1');

    const second = await buyer.subscribe(quote, 'ps');
    const late = await buyer.choose(first.data.approval_url, 'approve');
    await buyer.choose(second.data.approval_url, 'approve');
    const { data } = await buyer.check(second.data.order_id);

    expect(second.data.order_id).not.toBe(first.data.order_id);
    expect(late).toContain('/paystatus');
    expect(paymentsOf(first.data.order_id)).toMatchObject([{ status: 'expired' }]);
    expect(data).toMatchObject({ status: 'paid', provider: 'ps' });
  });

  test('an amount that differs from the quote is refused', async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(yearly);

    const cheaper = await buyer.subscribe({ ...quote, amount_due: 1 });

    expect(cheaper).toMatchObject({
      status: 409,
      code: 20604,
      error: { code: 'orders.priceChanged' },
    });
  });

  test('a discount that is forged into a product id is refused', async () => {
    const buyer = await aBuyer(site);

    const reply = await buyer.post(prepurchasePath, { product_id: 'v2.vip.one.web.usd.1y.off90' });

    expect(reply).toMatchObject({ status: 409, error: { code: 'orders.notOnSale' } });
  });

  test('a quote expires after fifteen minutes', async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly);
    site.passMs(15 * minuteMs);

    expect(await buyer.subscribe(quote)).toMatchObject({ error: { code: 'orders.quoteExpired' } });
    expect((await buyer.quote(monthly)).quote_id).not.toBe(quote.quote_id);
  });

  test('a repeated key returns the same response, and another body is refused', async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly);
    const key = randomUUID();

    const first = await buyer.subscribe(quote, 's1', key);
    const second = await buyer.subscribe(quote, 's1', key);
    const other = await buyer.subscribe({ ...quote, amount_due: 2 }, 's1', key);

    expect(second).toEqual(first);
    expect(other).toMatchObject({ status: 422, error: { code: 'payments.keyReused' } });
  });

  test('simultaneous clicks in two tabs start one payment', async () => {
    const buyer = await aBuyer(site);
    const [quote, sameQuote] = await Promise.all([buyer.quote(monthly), buyer.quote(monthly)]);

    const replies = await Promise.all([buyer.subscribe(quote), buyer.subscribe(sameQuote)]);

    expect(sameQuote.quote_id).toBe(quote.quote_id);
    expect(new Set(replies.map(({ data }) => data.approval_url)).size).toBe(1);
    expect(paymentsOf(quote.quote_id)).toHaveLength(1);
  });

  test('a purchase requires an idempotency key', async () => {
    const buyer = await aBuyer(site);
    const { quote_id, amount_due, currency } = await buyer.quote(monthly);
    const body = { quote_id, amount_due, currency, language: 'en' };

    const reply = await buyer.post(createSubscriptionPath, body, { key: 'none' });

    expect(reply).toMatchObject({ status: 422, error: { code: 'requests.invalid' } });
  });

  test("another account's order is unknown", async () => {
    const [buyer, otherAccount] = [await aBuyer(site), await aBuyer(site)];
    const quote = await buyer.quote(monthly);

    expect(await otherAccount.subscribe(quote)).toMatchObject({ status: 404, code: 20601 });
    expect(await otherAccount.check(quote.quote_id)).toMatchObject({ status: 404, code: 20601 });
    expect(await otherAccount.check(randomUUID())).toMatchObject({ status: 404, code: 20601 });
  });

  test('the result link works without a session, but not if it is changed or expired', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.subscribe(await buyer.quote(monthly));
    const read = async (path: string) => {
      const reply = await site.app.inject({ url: path });
      return { status: reply.statusCode, ...reply.json<{ data: OrderResult }>() };
    };
    const { result_path: path } = started.data;

    expect((await read(path)).data).toMatchObject({ order_id: started.data.order_id });
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect(await read(forged)).toMatchObject({ status: 404 });
    site.passMs(24 * 60 * minuteMs);
    expect(await read(path)).toMatchObject({ status: 404 });
  });

  test('mainland China is refused, Hong Kong is not', async () => {
    const buyer = await aBuyer(site);
    const from = (country: string) => ({ headers: { 'x-country-code': country } });
    const request = { product_id: monthly };

    expect(await buyer.post(prepurchasePath, request, from('CN'))).toMatchObject({
      status: 451,
      error: { code: 'payments.countryRefused' },
    });
    expect(await buyer.post(prepurchasePath, request, from('HK'))).toMatchObject({ status: 200 });
  });

  test('the plan that an account has cannot be bought again', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.subscribe(await buyer.quote(monthly));
    await buyer.choose(started.data.approval_url, 'approve');
    await buyer.check(started.data.order_id);

    expect(await buyer.post(prepurchasePath, { product_id: monthly })).toMatchObject({
      status: 409,
      error: { code: 'orders.alreadyPurchased' },
      message: 'The plan had purchased. You can upgrade the new plan.',
    });
  });

  test('a longer plan replaces the running one with credit for its unused days', async () => {
    const buyer = await aBuyer(site);
    const first = await buyer.subscribe(await buyer.quote(monthly));
    await buyer.choose(first.data.approval_url, 'approve');
    await buyer.check(first.data.order_id);
    const { subscription: before } = await buyer.overview();

    const quote = await buyer.quote(yearly);
    const started = await buyer.subscribe(quote);
    await buyer.choose(started.data.approval_url, 'approve');
    await buyer.check(started.data.order_id);

    const { subscription, orders } = await buyer.overview();
    const credited = `$${(quote.credit_amount / 100).toFixed(2)}`;
    expect(quote).toMatchObject({ kind: 'upgrade', price_amount: 4499 });
    expect(quote.credit_amount).toBeGreaterThan(1200);
    expect(quote.amount_due).toBe(4499 - quote.credit_amount);
    expect(subscription?.product_id).toBe(yearly);
    expect(subscription?.subscription_id).not.toBe(before?.subscription_id);
    const { amount_due: amount, credit_amount } = quote;
    expect(orders).toContainEqual(expect.objectContaining({ amount, credit_amount }));
    const emails = (await site.readMail()).filter((mail) => mail.includes(`To: ${buyer.email}`));
    expect(emails.join()).toContain(`Credit for unused time: ${credited}`);
  });

  test('a shorter plan costs nothing now and starts at the end of the period', async () => {
    const buyer = await aBuyer(site);
    const first = await buyer.subscribe(await buyer.quote(yearly));
    await buyer.choose(first.data.approval_url, 'approve');
    await buyer.check(first.data.order_id);

    const quote = await buyer.quote(monthly);
    const changed = await buyer.subscribe(quote);

    expect(quote).toMatchObject({ kind: 'change', amount_due: 0, next_amount: 1299 });
    expect(changed.data).toMatchObject({ status: 'paid', approval_url: null });
    const { subscription } = await buyer.overview();
    expect(subscription).toMatchObject({ product_id: yearly, next_product_id: monthly });
    expect(subscription?.next_amount).toBe(1299);
  });

  test('a payment of another amount is held and grants nothing', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.buy(await buyer.quote(monthly), 'ps');
    const startedAtCard = await buyer.subscribe(await buyer.quote(yearly));
    const [payment] = paymentsOf(startedAtCard.data.order_id);
    if (payment) payment.amountMinor = 1;
    await buyer.choose(startedAtCard.data.approval_url, 'approve');

    const { data } = await buyer.check(startedAtCard.data.order_id);

    expect(started.data.status).toBe('requires_action');
    expect(data).toMatchObject({ status: 'held', label: 'Paid', money: 'taken' });
    expect((await buyer.overview()).subscription).toBeNull();
  });

  test('after a lost response the order stays open and is then paid once', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.subscribe(await buyer.quote(monthly), 'ps');
    const { order_id: orderId } = started.data;
    await buyer.choose(started.data.approval_url, 'timeout');

    const unknown = await buyer.check(orderId);
    const twice = await buyer.check(orderId);
    const known = await buyer.check(orderId);

    expect([unknown.data.status, unknown.data.money]).toEqual(['requires_action', 'unknown']);
    expect(twice.status).toBe(200);
    expect(known.data).toMatchObject({ label: 'Paid', money: 'taken' });
    expect(paymentsOf(orderId)).toHaveLength(1);
  });

  test('the sandbox offers every provider', async () => {
    const { data } = (await site.app.inject({ url: paymentParamsPath })).json<{
      data: PaymentParams;
    }>();

    expect(data.providers.map(({ code }) => code)).toEqual(['s1', 'ps', 'gap', 'rz', 'tpa']);
    expect(data.providers.every((one) => one.is_available && one.is_sandbox)).toBe(true);
    expect(data).toMatchObject({ quote_lifetime_seconds: 900, refund_days: 30 });
  });
});
