import {
  profilePath,
  deleteAccountPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { dnsSettingsPath } from '@tidegate/contracts/api/settings/endpoints';
import { cancelSubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';

import { aBuyer, type Buyer, monthly } from '../../../testing/buyer';
import {
  aBuyerWithPassword,
  aCustomer,
  customerPassword,
  queriesOf,
} from '../../../testing/customer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { keptData } from './keptData';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

describeOnDatabase('the deletion of an account', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const query = queriesOf(getUrl);
  const customer = () => aCustomer(site, getUrl);
  /** A customer whose plan does not renew. */
  const leavingCustomer = async () => {
    const leaving = await customer();
    const { subscription } = await leaving.buyer.overview();
    const { subscription_id } = subscription ?? {};
    await leaving.buyer.post(cancelSubscriptionPath, { subscription_id });
    return leaving;
  };
  const remove = (buyer: Buyer, password = customerPassword) =>
    buyer.post(deleteAccountPath, { password, language: 'en' });
  const pass = async (ms: number) => {
    site.passMs(ms);
    await site.app.runJobs();
    await site.app.runJobs();
  };
  const emailsTo = async ({ email }: Buyer, subject: string) =>
    (await site.readMail()).filter(
      (message) => message.includes(`To: ${email}`) && message.includes(`Subject: ${subject}`),
    );
  const paymentsOf = (orderId: string) =>
    (site.sandbox?.payments() ?? []).filter((payment) => payment.orderId === orderId);
  /** Finds the tables that contain one of the words. */
  const findTables = async (...names: string[]) => {
    // The confirmation of a deletion waits in the outbox until it is sent.
    await site.app.sendDueEmails();
    const found: string[] = [];
    for (const table of Object.keys(keptData)) {
      const rows = await query(`select to_jsonb(kept)::text as row from site.${table} kept`);
      if (rows.some(({ row }) => names.some((word) => String(row).includes(word)))) {
        found.push(table);
      }
    }
    return found;
  };

  test('a deleted account leaves only the data that tax law requires, without its owner', async () => {
    const { buyer, id, orderId, mark } = await leavingCustomer();

    const { code } = await remove(buyer);
    const ended = await buyer.get(profilePath);
    const emails = await emailsTo(buyer, 'Your Tidegate account has been deleted');
    await pass(hourMs);

    expect([code, ended.code, emails.length]).toEqual([200, 50008, 1]);
    expect(await findTables(id, mark)).toEqual([]);
    const [order] = await query('select * from site.plan_order where id = $1', [orderId]);
    expect(order).toMatchObject({
      ...{ account_id: null, subscription_id: null, status: 'paid' },
      ...{ tracking: {}, approval_url: null, withdrawn_by: null },
    });
    expect(order?.['invoice_number']).toEqual(expect.anything());
    expect(paymentsOf(orderId)).toMatchObject([{ status: 'paid', isRefunded: false }]);
  });

  test('a wrong password deletes nothing', async () => {
    const { buyer, id } = await leavingCustomer();

    const { code } = await remove(buyer, 'Wrong-Harbour-3!');

    expect(code).toBe(20103);
    expect(await findTables(id)).toContain('account');
    expect((await buyer.get(profilePath)).code).toBe(200);
  });

  test('an account without a password must set one first', async () => {
    const buyer = await aBuyer(site);

    expect(await remove(buyer)).toMatchObject({ status: 409, code: 20140 });
  });

  test('an account whose plan renews is not deleted', async () => {
    const { buyer, id } = await customer();

    expect(await remove(buyer)).toMatchObject({ status: 409, code: 20141 });
    expect(await findTables(id)).toContain('account');
  });

  test('a renewing plan ends with the account if the request says so', async () => {
    const { buyer, id, orderId } = await customer();
    const request = { language: 'en', ends_renewal: true };

    const refused = await buyer.post(deleteAccountPath, { ...request, password: 'Wrong-Tide-1!' });
    const { subscription } = await buyer.overview();
    const { code } = await buyer.post(deleteAccountPath, {
      ...request,
      password: customerPassword,
    });
    await pass(400 * 24 * hourMs);

    expect([refused.code, subscription?.renews, code]).toEqual([20103, true, 200]);
    expect(await findTables(id)).toEqual([]);
    expect(paymentsOf(orderId)).toHaveLength(1);
  });

  test('simultaneous deletion requests delete once and send one email', async () => {
    const buyer = await aBuyerWithPassword(site);

    const replies = await Promise.all([remove(buyer), remove(buyer), remove(buyer)]);
    const afterwards = await remove(buyer);

    expect(replies.map(({ code }) => code).sort()).toEqual([200, 50008, 50008]);
    expect(afterwards.code).toBe(50008);
    expect(await emailsTo(buyer, 'Your Tidegate account has been deleted')).toHaveLength(1);
  });

  test('a call during the deletion of its account finds its session gone', async () => {
    const { buyer } = await leavingCustomer();
    await query(`create function site.delete_account() returns trigger language plpgsql as
      $$ begin delete from site.account where id = new.account_id; return new; end $$`);
    await query(`create trigger delete_account before insert on site.dns_settings
      for each row execute function site.delete_account()`);

    const late = await buyer.post(dnsSettingsPath, { resolvers: ['9.9.9.10'] });
    await query('drop trigger delete_account on site.dns_settings');
    await query('drop function site.delete_account');

    expect([late.status, late.code]).toEqual([200, 50008]);
  });

  test('a payment that completes after the deletion is refunded', async () => {
    const buyer = await aBuyerWithPassword(site);
    const started = await buyer.subscribe(await buyer.quote(monthly));

    await remove(buyer);
    await buyer.choose(started.data.approval_url, 'approve');
    await pass(hourMs);
    await pass(hourMs);

    expect(paymentsOf(started.data.order_id)).toMatchObject([{ status: 'paid', isRefunded: true }]);
  });

  test('a disputed order remains without its account', async () => {
    const { buyer, orderId } = await leavingCustomer();
    await query(`update site.plan_order set status = 'disputed' where id = $1`, [orderId]);

    const { code } = await remove(buyer);

    const [order] = await query('select account_id, status from site.plan_order where id = $1', [
      orderId,
    ]);
    expect([code, order]).toEqual([200, { account_id: null, status: 'disputed' }]);
  });

  test('a deletion waits for a pending renewal with the account closed, and then completes', async () => {
    const { buyer, id, orderId } = await leavingCustomer();
    // A charge without a response yet.
    await query(
      `insert into site.plan_order select (jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'kind', 'renewal', 'status', 'processing', 'paid_at', null,
         'provider_ref', null, 'charge_ref', null, 'invoice_number', null))).*
       from site.plan_order o where id = $1`,
      [orderId],
    );

    const { code } = await remove(buyer);
    const waiting = await query('select password_hash from site.account where id = $1', [id]);
    const ended = await buyer.get(profilePath);
    await query(
      `update site.plan_order set status = 'failed' where account_id = $1
      and kind = 'renewal'`,
      [id],
    );
    await pass(hourMs);
    await pass(hourMs);

    expect([code, ended.code, waiting]).toEqual([200, 50008, [{ password_hash: null }]]);
    expect(await findTables(id, buyer.email)).toEqual([]);
  });

  test('after a deletion nothing is charged, and the email address can sign up again', async () => {
    const { buyer } = await leavingCustomer();
    await remove(buyer);
    const ownerless = () =>
      query(`select id from site.plan_order where kind = 'renewal' and account_id is null`);
    const before = await ownerless();

    for (const days of [31, 31, 31]) await pass(days * dayMs);
    const signup = await site.app.inject({
      method: 'POST',
      url: anonymousSignupPath,
      payload: { email: buyer.email, language: 'en' },
    });

    expect(await ownerless()).toEqual(before);
    expect(signup.json()).toMatchObject({ code: 200 });
  });
});
