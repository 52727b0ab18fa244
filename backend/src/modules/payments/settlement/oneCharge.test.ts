import { Client } from 'pg';

import { buyWithFailures, randomOf } from '../../../../testing/buyWithFailures';
import { aBuyer } from '../../../../testing/buyer';
import { Crashes } from '../../../../testing/crashes';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

/** `ONE_CHARGE_SEEDS=1000` runs more seeds. */
const seeds = Number(process.env['ONE_CHARGE_SEEDS'] ?? 200);

describeOnDatabase('one charge', (getUrl) => {
  let site: TestApp;
  const crashes = new Crashes();

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true, plugin: crashes });
  }, 60_000);
  afterAll(() => site.close());

  const query = async (text: string) => {
    const client = new Client(getUrl());
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  test(
    `${String(seeds)} purchases amid clicks, crashes, time-outs and stray events cost one charge each`,
    async () => {
      const buyers = [];
      for (let seed = 1; seed <= seeds; seed += 1) {
        const buyer = await aBuyer(site);
        await buyWithFailures({ site, crashes, buyer, random: randomOf(seed) });
        buyers.push(buyer.email);
      }
      const emails = await site.readMail();
      const orders = await query(
        `select o.id, a.email, o.status from site.plan_order o
          join site.account a on a.id = o.account_id`,
      );
      const subscriptions = await query(
        `select a.email, s.status from site.subscription s join site.account a on a.id = s.account_id`,
      );
      const paid = (site.sandbox?.payments() ?? []).filter(
        ({ status, isRefunded }) => status === 'paid' && !isRefunded,
      );

      const outcome = buyers.map((email, index) => {
        const own = orders.filter((order) => order['email'] === email);
        const charged = paid.filter(({ orderId }) => own.some(({ id }) => id === orderId));
        return {
          seed: index + 1,
          charges: charged.length,
          paidOrders: own.filter(({ status }) => status === 'paid').length,
          openOrders: own.filter(({ status }) =>
            ['processing', 'requires_action', 'held', 'refund_pending'].includes(String(status)),
          ).length,
          subscriptions: subscriptions.filter((one) => one['email'] === email).length,
          receipts: emails.filter(
            (message) =>
              message.includes(`To: ${email}`) && message.includes('Your Tidegate receipt'),
          ).length,
        };
      });

      expect(
        outcome.filter(
          ({ charges, paidOrders, openOrders, subscriptions: owned, receipts }) =>
            charges !== 1 || paidOrders !== 1 || openOrders !== 0 || owned !== 1 || receipts !== 1,
        ),
      ).toEqual([]);
      expect(outcome).toHaveLength(seeds);
      expect(paid).toHaveLength(seeds);
    },
    seeds * 3000,
  );
});
