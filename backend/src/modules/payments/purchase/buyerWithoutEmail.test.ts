import {
  invitePath,
  confirmWithdrawalPath,
  invoicePath,
  refundPath,
  requestWithdrawalPath,
  cancelSubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import { deleteAccountPath } from '@tidegate/contracts/api/account/endpoints';

import { aBuyer, aBuyerWithoutEmail, type Buyer, yearly } from '../../../../testing/buyer';
import { queriesOf } from '../../../../testing/customer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const dayMs = 86_400_000;

describeOnDatabase('a buyer without an address', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const query = queriesOf(getUrl);
  const passDays = async (days: number) => {
    site.passMs(days * dayMs);
    await site.app.runJobs();
    await site.app.runJobs();
  };
  const act = async (buyer: Buyer, path: string) => {
    const { subscription } = await buyer.overview();
    return buyer.post(path, { subscription_id: subscription?.subscription_id });
  };
  const plansOf = (orderId: string) =>
    query(
      `select s.status, s.renews, (select count(*)::int from site.plan_order o
         where o.account_id = s.account_id and o.kind = 'renewal') as renewals
       from site.subscription s join site.plan_order bought on bought.subscription_id = s.id
       where bought.id = $1`,
      [orderId],
    );

  test.each(['s1', 'ps'] as const)(
    'a buyer without email pays with %s and finds the invoice in the account',
    async (provider) => {
      const buyer = await aBuyerWithoutEmail(site);

      const order = await buyer.purchase({ provider });

      const { data } = await buyer.get(`${invoicePath}?order_id=${order.order_id}`);
      expect(order.status).toBe('paid');
      expect(data).toMatchObject({ buyer: { email: null } });
      expect(await query('select id from site.email_outbox')).toEqual([]);
      expect(await site.readMail()).toEqual([]);
    },
  );

  test('a buyer without email withdraws and sees the receipt on the page', async () => {
    const buyer = await aBuyerWithoutEmail(site);
    const { order_id } = await buyer.purchase({ product: yearly });

    const requested = await buyer.post(requestWithdrawalPath, { order_id });
    const body = { order_id, name: 'Ada Lovelace', language: 'en' };
    const { code, data } = await buyer.post(confirmWithdrawalPath, body);

    expect(requested.data).toMatchObject({ email: null });
    expect([code, data]).toEqual([200, expect.objectContaining({ order_id })]);
    await site.app.runJobs();
    expect(await site.readMail()).toEqual([]);
  });

  test('a buyer without email uses the guarantee', async () => {
    const buyer = await aBuyerWithoutEmail(site);
    const { order_id } = await buyer.purchase();

    await buyer.post(refundPath, { order_id, language: 'en' });
    await site.app.runJobs();

    const { orders } = await buyer.overview();
    expect(orders.map(({ label }) => label)).toEqual(['Refunded']);
  });

  test('a buyer without email is not renewed automatically, because no reminder can be sent', async () => {
    const buyer = await aBuyerWithoutEmail(site);
    const { order_id } = await buyer.purchase();

    await passDays(24);
    const { subscription } = await buyer.overview();
    await passDays(10);

    expect(subscription).toMatchObject({ status: 'active', renews: false, can_resume: true });
    expect(await plansOf(order_id)).toEqual([{ status: 'ended', renews: false, renewals: 0 }]);
  });

  test('a buyer without email who resumes the plan has seen the date and is charged', async () => {
    const buyer = await aBuyerWithoutEmail(site);
    const { order_id } = await buyer.purchase();
    await passDays(24);

    const { code } = await act(buyer, resumeSubscriptionPath);
    await passDays(10);

    expect(code).toBe(200);
    expect(await plansOf(order_id)).toEqual([{ status: 'active', renews: true, renewals: 1 }]);
  });

  test('two accounts without email do not count as the same mailbox', async () => {
    const { code } = (await (await aBuyerWithoutEmail(site)).get(invitePath)).data as {
      code: string;
    };
    const [withoutEmail, other] = [await aBuyerWithoutEmail(site), await aBuyer(site)];

    const quotes = await Promise.all(
      [withoutEmail, other].map((buyer) =>
        buyer.quote(yearly, { tracking: { invite_code: code } }),
      ),
    );

    expect(quotes.map(({ free_days: days }) => days > 0)).toEqual([true, true]);
  });

  test('a buyer without email deletes the account with a cancelled plan', async () => {
    const buyer = await aBuyerWithoutEmail(site);
    const { order_id } = await buyer.purchase();
    const remove = () => buyer.post(deleteAccountPath, { language: 'en' });

    const refused = await remove();
    await act(buyer, cancelSubscriptionPath);
    const { code } = await remove();

    const [order] = await query('select account_id from site.plan_order where id = $1', [order_id]);
    expect([refused.code, code]).toEqual([20141, 200]);
    expect(order).toEqual({ account_id: null });
  });
});
