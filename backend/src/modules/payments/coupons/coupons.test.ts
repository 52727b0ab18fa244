import { prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import { invoicePath, refundPath } from '@tidegate/contracts/api/orders/endpoints';
import { currencies } from '@tidegate/contracts/catalogue/money';

import { aBuyer, monthly, yearly } from '../../../../testing/buyer';
import { requestWith, testCoupons } from '../../../../testing/coupons';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const minuteMs = 60_000;
const dayMs = 86_400_000;

describeOnDatabase('coupons', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const { query, issue, check, buyWith } = testCoupons(getUrl, () => site);
  const paymentOf = (orderId: string) =>
    (site.sandbox?.payments() ?? []).find((payment) => payment.orderId === orderId);

  test('a coupon of 50 percent halves the first charge, and later charges are full', async () => {
    const buyer = await aBuyer(site);
    const code = await issue('HALF-A');

    const { quote, result } = await buyWith(buyer, ' half-a ');

    expect(quote).toMatchObject({
      coupon_code: code,
      price_amount: 1299,
      discount_amount: 649,
      amount_due: 650,
      next_amount: 1299,
    });
    expect(result).toMatchObject({ label: 'Paid', amount: 650 });
    expect(paymentOf(result.order_id)).toMatchObject({ amountMinor: 650 });
    const { subscription, orders } = await buyer.overview();
    expect(subscription?.next_amount).toBe(1299);
    expect(orders).toMatchObject([{ amount: 650, discount_amount: 649, coupon_code: code }]);
  });

  test('invoice and receipt show the discount', async () => {
    const buyer = await aBuyer(site);
    await issue('PAPER-TRAIL');

    const { result } = await buyWith(buyer, 'PAPER-TRAIL');

    const { data } = await buyer.get(`${invoicePath}?order_id=${result.order_id}`);
    expect(data).toMatchObject({
      line: { price_amount: 1299, discount_amount: 649, coupon_code: 'PAPER-TRAIL' },
      total_amount: 650,
    });
    const receipts = (await site.readMail()).filter((mail) => mail.includes(`To: ${buyer.email}`));
    expect(receipts.join()).toContain('Your code PAPER-TRAIL took $6.49 off this payment.');
  });

  test('the guarantee refunds the discounted amount', async () => {
    const buyer = await aBuyer(site);
    await issue('RETURNED');
    const { result } = await buyWith(buyer, 'RETURNED');

    const { data } = await buyer.post(refundPath, { order_id: result.order_id, language: 'en' });

    expect(data).toMatchObject({ label: 'Refunded', amount: 650 });
    const again = await requestWith(buyer, 'RETURNED');
    expect(again.error?.code).toBe('promotions.couponUsedByYou');
  });

  test('an upgrade credits the discounted amount, not the full price', async () => {
    const buyer = await aBuyer(site);
    await issue('CHEAP-MONTH', { percent_off: 90 });
    await buyWith(buyer, 'CHEAP-MONTH');

    const upgrade = await buyer.quote(yearly);

    expect(upgrade).toMatchObject({ kind: 'upgrade', credit_amount: 130, amount_due: 4369 });
  });

  test('an upgrade combines a coupon with its credit', async () => {
    const buyer = await aBuyer(site);
    await issue('UPGRADE');
    await buyer.purchase();

    const quote = await buyer.quote(yearly, { coupon: 'UPGRADE' });

    expect(quote).toMatchObject({
      kind: 'upgrade',
      price_amount: 4499,
      discount_amount: 2249,
      credit_amount: 1299,
      amount_due: 951,
    });
  });

  test.each(currencies)('a fixed amount is deducted in %s', async (currency) => {
    const offs = { USD: 100, AUD: 200, CAD: 300, GBP: 400 };
    await issue(`OFF-${currency}`, { percent_off: null, amounts_off: JSON.stringify(offs) });
    const id = monthly.replace('usd', currency.toLowerCase());

    const { data } = await check({ product_id: id, coupon: `off-${currency}` });

    expect(data).toMatchObject({ currency, discount_amount: offs[currency] });
    const [plan] = await query('select price_minor from site.plan where product_id = $1', [id]);
    expect(data.amount_due).toBe(Number(plan?.['price_minor']) - offs[currency]);
  });

  test('each reason for refusing a coupon has its own code', async () => {
    const buyer = await aBuyer(site);
    await issue('TOO-EARLY', { starts_at: '2027-01-01' });
    await issue('TOO-LATE', { ends_at: '2026-02-01' });
    await issue('OTHER-PLAN', { fits: ['vip.1y'] });
    await issue('ANY-PLAN');
    const refusals = await Promise.all(
      [
        { coupon: 'NO-SUCH-CODE' },
        { coupon: 'TOO-EARLY' },
        { coupon: 'TOO-LATE' },
        { coupon: 'OTHER-PLAN' },
        { coupon: 'ANY-PLAN', with_trial: true },
      ].map(async (request) => {
        const asVisitor = await check({ product_id: monthly, ...request });
        const asAccount = await buyer.post(prepurchasePath, { product_id: monthly, ...request });
        return [asVisitor.error?.code, asAccount.error?.code];
      }),
    );

    expect(refusals).toEqual([
      ['promotions.unknownCoupon', 'promotions.unknownCoupon'],
      ['promotions.couponNotYet', 'promotions.couponNotYet'],
      ['promotions.couponExpired', 'promotions.couponExpired'],
      ['promotions.couponWrongPlan', 'promotions.couponWrongPlan'],
      ['promotions.couponNotCombinable', 'promotions.couponNotCombinable'],
    ]);
  });

  test('a campaign offer accepts no coupon', async () => {
    await issue('ON-TOP');
    await query(
      `update site.plan set offer_key = 'spring', offer_path = '/actives', offer_starts_at = '2026-01-01',
        offer_ends_at = '2028-01-01' where product_id = $1`,
      ['v2.vip.one.web.usd.6m.off53'],
    );

    const request = { product_id: 'v2.vip.one.web.usd.6m.off53', coupon: 'ON-TOP' };

    expect((await check(request)).error?.code).toBe('promotions.couponNotCombinable');
  });

  test('guessing coupon codes is throttled, and then a valid code is refused too', async () => {
    await issue('RIGHT-ONE');
    const guess = (coupon: string) => check({ product_id: monthly, coupon });
    for (let tries = 0; tries < 12; tries += 1) await guess(`GUESS-${String(tries)}`);

    const refused = await guess('RIGHT-ONE');
    site.passMs(16 * minuteMs);
    const later = await guess('RIGHT-ONE');

    expect(refused.error?.code).toBe('promotions.tooManyCoupons');
    expect(later.code).toBe(200);
  });

  test('renewals are charged in full', async () => {
    await issue('FIRST-ONLY');
    const buyer = await aBuyer(site);
    await buyWith(buyer, 'FIRST-ONLY');

    site.passMs(32 * dayMs);
    await site.app.runJobs();
    await site.app.runJobs();
    await buyer.logInAgain();

    const { orders } = await buyer.overview();
    expect(orders.map(({ kind, amount, coupon_code: code }) => [kind, amount, code])).toEqual([
      ['renewal', 1299, null],
      ['new', 650, 'FIRST-ONLY'],
    ]);
  });
});
