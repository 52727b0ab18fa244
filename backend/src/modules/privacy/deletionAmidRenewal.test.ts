import { deleteAccountPath } from '@tidegate/contracts/api/account/endpoints';
import { cancelSubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';

import { Crashes } from '../../../testing/crashes';
import { aBuyerWithPassword, customerPassword, queriesOf } from '../../../testing/customer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

describeOnDatabase('a deletion while a renewal is on its way', (getUrl) => {
  const crashes = new Crashes();
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true, plugin: crashes });
  }, 60_000);
  afterAll(() => site.close());

  const query = queriesOf(getUrl);
  const payments = () => site.sandbox?.payments() ?? [];
  /** Lists renewals that completed before the deletion, from which the buyer may withdraw. */
  const listRenewed = async () =>
    (await query(`select id from site.plan_order where kind = 'renewal' and status = 'paid'`)).map(
      ({ id }) => id,
    );
  /** Crashes and restarts the site during its renewal. */
  const renewUntil = async (statements: number) => {
    site.passMs(31 * dayMs);
    crashes.crashAfter(statements);
    await site.app.runJobs();
    crashes.restart();
  };

  test.each([2, 8, 11, 20, 29, 32])(
    'no money is kept if the renewal stopped after %d statements',
    async (statements) => {
      const buyer = await aBuyerWithPassword(site);
      await buyer.purchase();
      const before = new Set(payments());
      await renewUntil(statements);

      await buyer.logInAgain();
      const { subscription } = await buyer.overview();
      const subscription_id = subscription?.subscription_id;
      await buyer.post(cancelSubscriptionPath, { subscription_id });
      const renewed = await listRenewed();
      const request = { password: customerPassword, language: 'en' };
      const { code } = await buyer.post(deleteAccountPath, request);
      for (let hour = 0; hour < 26; hour += 1) {
        site.passMs(hourMs);
        await site.app.runJobs();
      }

      const accounts = 'select id from site.account where email = $1';
      const kept = payments().filter(
        (payment) =>
          !before.has(payment) &&
          !renewed.includes(payment.orderId) &&
          payment.status === 'paid' &&
          !payment.isRefunded,
      );
      expect([code, await query(accounts, [buyer.email]), kept]).toEqual([200, [], []]);
    },
  );
});
