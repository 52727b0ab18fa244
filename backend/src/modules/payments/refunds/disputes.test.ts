import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import { resumeSubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';

import { aBuyer, type Buyer, monthly, yearly } from '../../../../testing/buyer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const dayMs = 86_400_000;

describeOnDatabase('disputes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const dispute = async (orderId: string, state: 'open' | 'won' | 'lost') => {
    site.events.length = 0;
    site.sandbox?.dispute(orderId, state);
    for (const event of site.events) expect(await site.deliverEvent(event)).toBe(200);
    await site.app.runJobs();
  };
  const buy = async (buyer: Buyer, provider: (typeof providerCodes)[number] = 'ps') => {
    const quote = await buyer.quote(monthly);
    const started = await buyer.buy(quote, provider);
    await buyer.choose(started.data.approval_url, 'approve');
    await buyer.check(quote.quote_id);
    return quote.quote_id;
  };
  const poll = async (buyer: Buyer) => {
    const { orders, subscription } = await buyer.overview();
    return { labels: orders.map(({ label }) => label), plan: subscription?.plan_name };
  };

  test.each(providerCodes)(
    'a dispute at %s suspends access, and winning it restores access',
    async (provider) => {
      const buyer = await aBuyer(site);
      const orderId = await buy(buyer, provider);
      const before = await poll(buyer);

      await dispute(orderId, 'open');
      const meanwhile = await poll(buyer);
      await dispute(orderId, 'won');

      expect(before.plan).toBe('Tidegate 1 month');
      expect(meanwhile.plan).toBeUndefined();
      expect(await poll(buyer)).toEqual(before);
    },
  );

  test.each(providerCodes)('a lost dispute at %s ends the plan', async (provider) => {
    const buyer = await aBuyer(site);
    const orderId = await buy(buyer, provider);

    await dispute(orderId, 'open');
    await dispute(orderId, 'lost');

    expect(await poll(buyer)).toEqual({ labels: ['Refunded'], plan: undefined });
  });

  test('the outcome of a dispute is found without an event of the provider', async () => {
    const buyer = await aBuyer(site);
    const orderId = await buy(buyer);
    await dispute(orderId, 'open');
    site.sandbox?.dispute(orderId, 'won');

    site.passMs(dayMs + 1);
    await site.app.runJobs();

    await buyer.logInAgain();
    expect((await poll(buyer)).plan).toBe('Tidegate 1 month');
  });

  test('after a dispute nothing is charged until the buyer turns renewal on', async () => {
    const buyer = await aBuyer(site);
    const { order_id: orderId } = await buyer.purchase();
    await dispute(orderId, 'open');
    await dispute(orderId, 'won');

    const { subscription } = await buyer.overview();
    const id = subscription?.subscription_id;
    const resumed = await buyer.post(resumeSubscriptionPath, { subscription_id: id });

    expect(subscription).toMatchObject({ renews: false });
    expect(resumed.code).toBe(200);
    expect((await buyer.overview()).subscription).toMatchObject({ renews: true });
  });

  test("a dispute of the plan behind an upgrade's credit ends the upgrade, and winning it restores both", async () => {
    const buyer = await aBuyer(site);
    const { order_id: first } = await buyer.purchase();
    await buyer.purchase({ product: yearly });

    await dispute(first, 'open');
    const meanwhile = await poll(buyer);
    await dispute(first, 'won');

    expect(meanwhile.plan).toBeUndefined();
    expect((await poll(buyer)).plan).toBe('Tidegate 1 year');
  });
});
