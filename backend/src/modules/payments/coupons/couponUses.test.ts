import { randomUUID } from 'node:crypto';

import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';

import { aBuyer, monthly, yearly } from '../../../../testing/buyer';
import { requestWith, testCoupons } from '../../../../testing/coupons';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const minuteMs = 60_000;

describeOnDatabase('uses of a coupon', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const { issue, check, buyWith } = testCoupons(getUrl, () => site);

  test('of simultaneous requests for the last use one succeeds', async () => {
    await issue('LAST-ONE', { max_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer(site)));

    const replies = await Promise.all(buyers.map((buyer) => requestWith(buyer, 'LAST-ONE')));

    const codes = replies.map(({ error }) => error?.code ?? 'quoted');
    expect(codes.filter((code) => code === 'quoted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'promotions.couponUsedUp')).toHaveLength(5);
    const visitor = await check({ product_id: monthly, coupon: 'LAST-ONE' });
    expect(visitor.error?.code).toBe('promotions.couponUsedUp');
  });

  test('two tabs of one buyer get the same quote', async () => {
    await issue('TWO-TABS', { max_uses: 1 });
    const buyer = await aBuyer(site);

    const quotes = await Promise.all([
      requestWith(buyer, 'TWO-TABS'),
      requestWith(buyer, 'TWO-TABS'),
    ]);

    const ids = quotes.map(({ data }) => (data as Quote).quote_id);
    expect(ids[0]).toBe(ids[1]);
  });

  test('an expired quote releases the last use', async () => {
    await issue('LOOKED-AT', { max_uses: 1 });
    const [first, second] = [await aBuyer(site), await aBuyer(site)];
    await first.quote(monthly, { coupon: 'LOOKED-AT' });

    site.passMs(17 * minuteMs);
    await site.app.runJobs();

    expect((await requestWith(second, 'LOOKED-AT')).data).toMatchObject({ discount_amount: 649 });
  });

  test('a cancelled payment releases the last use, a waiting one does not', async () => {
    await issue('GIVEN-UP', { max_uses: 1 });
    const [first, second] = [await aBuyer(site), await aBuyer(site)];
    const quote = await first.quote(monthly, { coupon: 'GIVEN-UP' });
    await first.subscribe(quote);
    site.passMs(20 * minuteMs);

    const meanwhile = await requestWith(second, 'GIVEN-UP');
    await first.check(quote.quote_id, true);
    const afterwards = await requestWith(second, 'GIVEN-UP');

    expect(meanwhile.error?.code).toBe('promotions.couponUsedUp');
    expect(afterwards.data).toMatchObject({ coupon_code: 'GIVEN-UP' });
  });

  test('switching the provider keeps the coupon', async () => {
    await issue('OTHER-WAY', { max_uses: 1 });
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly, { coupon: 'OTHER-WAY' });
    await buyer.subscribe(quote);

    const { data } = await buyer.subscribe(quote, 'ps');
    await buyer.choose(data.approval_url, 'approve');

    expect((await buyer.check(data.order_id)).data).toMatchObject({
      label: 'Paid',
      amount: 650,
    });
  });

  test('an account can use a coupon once across all plans', async () => {
    await issue('ONLY-ONCE');
    const buyer = await aBuyer(site);
    await buyWith(buyer, 'ONLY-ONCE');

    const again = await requestWith(buyer, 'ONLY-ONCE', { product_id: yearly });

    expect(again.error?.code).toBe('promotions.couponUsedByYou');
  });

  test('a quote for another plan takes over the coupon', async () => {
    await issue('TAKEN-ALONG', { max_uses: 1 });
    const buyer = await aBuyer(site);
    const first = await buyer.quote(monthly, { coupon: 'TAKEN-ALONG' });

    const second = await buyer.quote(yearly, { coupon: 'TAKEN-ALONG' });

    expect(second).toMatchObject({ coupon_code: 'TAKEN-ALONG', amount_due: 2250 });
    expect((await buyer.subscribe(first)).error?.code).toBe('orders.quoteExpired');
  });

  test('a quote keeps its coupon after the coupon expired', async () => {
    const buyer = await aBuyer(site);
    const { expires_at: expiresAt } = await buyer.quote(yearly);
    const endsAt = new Date(Date.parse(expiresAt) - 10 * minuteMs);
    await issue('ENDING', { ends_at: endsAt });
    const quote = await buyer.quote(monthly, { coupon: 'ENDING' });
    site.passMs(6 * minuteMs);

    const started = await buyer.subscribe(quote);

    expect(started.data).toMatchObject({ amount: 650, status: 'requires_action' });
    expect((await check({ product_id: monthly, coupon: 'ENDING' })).error?.code).toBe(
      'promotions.couponExpired',
    );
  });

  test('repeating a request with another key is not a second use', async () => {
    await issue('AGAIN-AND-AGAIN', { max_uses: 1 });
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly, { coupon: 'AGAIN-AND-AGAIN' });

    const replies = await Promise.all([
      buyer.subscribe(quote, 's1', randomUUID()),
      buyer.subscribe(quote, 's1', randomUUID()),
    ]);

    expect(new Set(replies.map(({ data }) => data.order_id)).size).toBe(1);
  });
});
