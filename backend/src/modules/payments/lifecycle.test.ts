import { randomUUID } from 'node:crypto';

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import {
  refundPath,
  cancelSubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';

import { aBuyer, type Buyer, monthly, yearly } from '../../../testing/buyer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const dayMs = 86_400_000;

describeOnDatabase('after a purchase', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const passDays = async (days: number) => {
    site.passMs(days * dayMs);
    await site.app.runJobs();
    await site.app.runJobs();
  };
  const mailTo = async ({ email }: Buyer, expected: string) =>
    (await site.readMail()).filter(
      (message) => message.includes(`To: ${email}`) && message.includes(expected),
    );
  const act = async (buyer: Buyer, path: string) => {
    const { subscription } = await buyer.overview();
    return buyer.post(path, { subscription_id: subscription?.subscription_id });
  };
  const refund = (buyer: Buyer, { order_id }: Pick<OrderResult, 'order_id'>, key = randomUUID()) =>
    buyer.post(refundPath, { order_id, language: 'en' }, { key });
  const chargesOf = (orderId: string) =>
    (site.sandbox?.payments() ?? []).filter((payment) => payment.orderId === orderId);

  test.each(['s1', 'ps'] as const)(
    'a plan bought with %s is announced and renewed once, with its own receipt',
    async (provider) => {
      const buyer = await aBuyer(site);
      await buyer.purchase({ provider });

      await passDays(24);
      const announced = await mailTo(buyer, 'renews on');
      await passDays(8);
      await buyer.logInAgain();

      const session = await buyer.overview();
      expect(
        announced.filter((message) => message.includes('Subject: Your Tidegate plan renews')),
      ).toHaveLength(1);
      expect(session.subscription).toMatchObject({ status: 'active', renews: true });
      expect(session.orders.map(({ kind, label }) => [kind, label])).toEqual([
        ['renewal', 'Paid'],
        ['new', 'Paid'],
      ]);
      expect(chargesOf(session.orders[0]?.order_id ?? '')).toHaveLength(1);
      expect(await mailTo(buyer, 'Subject: Your Tidegate receipt')).toHaveLength(2);
    },
  );

  test("a trial costs its price once and then becomes the plan at the plan's price", async () => {
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly, { with_trial: true });
    const started = await buyer.subscribe(quote);
    await buyer.choose(started.data.approval_url, 'approve');
    await buyer.check(started.data.order_id);
    const { subscription: trial } = await buyer.overview();
    await passDays(5.9);
    const early = await mailTo(buyer, 'Subject: Your Tidegate trial ends');
    await passDays(0.2);
    const announced = await mailTo(buyer, 'Subject: Your Tidegate trial ends');

    await passDays(1);

    expect(quote).toMatchObject({ kind: 'trial', amount_due: 99, next_amount: 1299 });
    expect(trial).toMatchObject({ status: 'trialing', next_amount: 1299 });
    expect([early, announced.length]).toEqual([[], 1]);
    expect(announced[0]).toContain('$12.99');
    const { subscription, orders } = await buyer.overview();
    expect(subscription).toMatchObject({ status: 'active', next_amount: 1299 });
    expect(orders.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['renewal', 1299],
      ['trial', 99],
    ]);
    await refund(buyer, started.data);
    expect(
      await buyer.post(prepurchasePath, { product_id: monthly, with_trial: true }),
    ).toMatchObject({ status: 409, error: { code: 'orders.trialUsed' } });
  });

  test('a cancelled plan runs to its end, and a resumed plan renews', async () => {
    const [leaving, staying] = [await aBuyer(site), await aBuyer(site)];
    await leaving.purchase();
    await staying.purchase();

    await act(leaving, cancelSubscriptionPath);
    const twice = await act(leaving, cancelSubscriptionPath);
    await act(staying, cancelSubscriptionPath);
    const resumed = await act(staying, resumeSubscriptionPath);

    expect(twice.data).toMatchObject({ status: 'active', renews: false, can_resume: true });
    expect(resumed.data).toMatchObject({ renews: true });
    expect(await mailTo(leaving, 'will not renew')).toHaveLength(1);
    await passDays(27);
    expect((await leaving.overview()).subscription).toMatchObject({ status: 'active' });
    await passDays(5);
    await leaving.logInAgain();
    await staying.logInAgain();
    expect((await leaving.overview()).subscription).toBeNull();
    expect((await staying.overview()).orders).toHaveLength(2);
  });

  test('a declined renewal is retried with an email each time, and then ends the plan', async () => {
    const buyer = await aBuyer(site);
    await buyer.purchase({ script: 'renewalDeclined' });

    await passDays(31.1);
    const first = await mailTo(buyer, 'Subject: We could not renew');
    await buyer.logInAgain();
    const { subscription: tried } = await buyer.overview();
    for (const days of [1.1, 3.1, 5.1]) await passDays(days);

    expect(first).toHaveLength(1);
    expect(await mailTo(buyer, 'Subject: We could not renew')).toHaveLength(3);
    expect(await mailTo(buyer, 'Subject: Your Tidegate plan has ended')).toHaveLength(1);
    const { subscription, orders } = await buyer.overview();
    expect([tried?.status, subscription]).toEqual(['past_due', null]);
    expect(orders.map(({ label }) => label)).toEqual([...Array<string>(4).fill('Failed'), 'Paid']);
  });

  test('a renewal that fails long after the end of the period ends the plan', async () => {
    const buyer = await aBuyer(site);
    await buyer.purchase({ script: 'renewalDeclined' });

    await passDays(45);

    await buyer.logInAgain();
    expect((await buyer.overview()).subscription).toBeNull();
    expect(await mailTo(buyer, 'Subject: Your Tidegate plan has ended')).toHaveLength(1);
  });

  test('a payment for a closed order is refunded and grants nothing', async () => {
    const buyer = await aBuyer(site);
    const started = await buyer.subscribe(await buyer.quote(monthly));
    const [payment] = chargesOf(started.data.order_id);
    await buyer.check(started.data.order_id, true);
    if (payment) payment.status = 'paid';

    await buyer.check(started.data.order_id);
    await site.app.runJobs();

    const { data } = await buyer.check(started.data.order_id);
    expect(data).toMatchObject({ label: 'Refunded', money: 'returned' });
    expect(payment?.isRefunded).toBe(true);
    expect((await buyer.overview()).subscription).toBeNull();
  });

  test('two plans paid simultaneously give one plan and one refund', async () => {
    const buyer = await aBuyer(site);
    const one = await buyer.subscribe(await buyer.quote(monthly));
    const other = await buyer.subscribe(await buyer.quote(yearly), 'ps');
    await buyer.choose(one.data.approval_url, 'approve');
    await buyer.choose(other.data.approval_url, 'approve');

    await Promise.all([buyer.check(one.data.order_id), buyer.check(other.data.order_id)]);
    await site.app.runJobs();

    const { orders, subscription } = await buyer.overview();
    expect(orders.map(({ label }) => label).toSorted()).toEqual(['Paid', 'Refunded']);
    expect(subscription?.status).toBe('active');
    expect(await mailTo(buyer, 'Subject: Your Tidegate receipt')).toHaveLength(1);
  });

  test('orders are listed page by page, newest first', async () => {
    const buyer = await aBuyer(site);
    await buyer.purchase();
    site.passMs(1000);
    await buyer.purchase({ product: yearly });

    const page = async (query: string) =>
      (await buyer.get(`/api/mms/payment/v1/web/subscription_my?${query}`)).data;

    expect(await page('page=2&page_size=1')).toMatchObject({
      orders: [{ product_id: monthly }],
      total: 2,
      page: 2,
    });
    expect(await page('page=9')).toMatchObject({ orders: [], total: 2 });
    expect(await buyer.get('/api/mms/payment/v1/web/subscription_my?page=0')).toMatchObject({
      status: 422,
    });
  });
});
