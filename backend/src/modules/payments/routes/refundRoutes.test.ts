import { randomUUID } from 'node:crypto';

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import {
  confirmWithdrawalPath,
  invoicePath,
  refundPath,
  requestWithdrawalPath,
} from '@tidegate/contracts/api/orders/endpoints';
import type { Invoice } from '@tidegate/contracts/api/orders/refundSchemas';

import { aBuyer, type Buyer, monthly, yearly } from '../../../../testing/buyer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const dayMs = 86_400_000;

describeOnDatabase('money back', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const mailTo = async ({ email }: Buyer, expected: string) =>
    (await site.readMail()).filter(
      (message) => message.includes(`To: ${email}`) && message.includes(expected),
    );
  const refund = (buyer: Buyer, { order_id }: Pick<OrderResult, 'order_id'>, key = randomUUID()) =>
    buyer.post(refundPath, { order_id, language: 'en' }, { key });

  test('the guarantee refunds an account once, however often it is requested', async () => {
    const buyer = await aBuyer(site);
    const order = await buyer.purchase();

    const replies = await Promise.all([refund(buyer, order), refund(buyer, order)]);
    await site.app.runJobs();

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { subscription, orders } = await buyer.overview();
    expect([subscription, orders[0]?.label]).toEqual([null, 'Refunded']);
    expect(await mailTo(buyer, 'Subject: Your refund')).toHaveLength(1);
    const second = await buyer.purchase();
    expect(await refund(buyer, second)).toMatchObject({
      status: 409,
      error: { code: 'orders.refundUsed' },
    });
  });

  test("no refund is possible after thirty days or for another account's order", async () => {
    const [buyer, otherAccount] = [await aBuyer(site), await aBuyer(site)];
    const order = await buyer.purchase({ product: yearly });

    expect(await refund(otherAccount, order)).toMatchObject({ status: 404, code: 20601 });
    expect((await buyer.overview()).orders[0]?.refund_until).not.toBeNull();
    site.passMs(30 * dayMs);
    await buyer.logInAgain();
    expect(await refund(buyer, order)).toMatchObject({ error: { code: 'orders.notRefundable' } });
    expect((await buyer.overview()).orders[0]?.refund_until).toBeNull();
  });

  test('a refund that the provider refuses keeps the plan and is reported', async () => {
    const buyer = await aBuyer(site);
    const order = await buyer.purchase({ script: 'refundFails' });

    const { data } = await refund(buyer, order);

    expect(data).toMatchObject({ status: 'paid', label: 'Paid', money: 'taken' });
    expect((await buyer.overview()).subscription).toMatchObject({ status: 'active' });
  });

  test('a withdrawal takes two steps, is acknowledged with its time and refunds everything', async () => {
    const buyer = await aBuyer(site);
    const { order_id } = await buyer.purchase();

    const statement = await buyer.post(requestWithdrawalPath, { order_id });
    const untouched = await buyer.overview();
    const declaration = { order_id, name: ' Ada Lovelace ', language: 'en' };
    const receipt = await buyer.post(confirmWithdrawalPath, declaration);
    const again = await buyer.post(confirmWithdrawalPath, declaration);
    await site.app.runJobs();

    expect(statement.data).toMatchObject({ amount: 1299, currency: 'USD', email: buyer.email });
    expect(untouched.orders[0]?.label).toBe('Paid');
    expect(again.data).toEqual(receipt.data);
    expect((await buyer.overview()).orders[0]?.label).toBe('Refunded');
    const emails = await mailTo(buyer, 'Hello Ada Lovelace');
    expect(emails).toHaveLength(1);
    const { received_at: receivedAt } = receipt.data as { received_at: string };
    expect(emails[0]).toContain(receivedAt);
  });

  const withdraw = async (buyer: Buyer, { order_id }: Pick<OrderResult, 'order_id'>) => {
    const declaration = { order_id, name: 'Ada Lovelace', language: 'en' };
    return buyer.post(confirmWithdrawalPath, declaration);
  };
  /** What the provider has received from a buyer, in minor units. */
  const keptFrom = async (buyer: Buyer) => {
    const ids = (await buyer.overview()).orders.map((order) => order.order_id);
    return (site.sandbox?.payments() ?? [])
      .filter(
        ({ orderId, status, isRefunded }) =>
          ids.includes(orderId) && status === 'paid' && !isRefunded,
      )
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  };

  test('a withdrawal from a plan includes the upgrade that used its credit', async () => {
    const buyer = await aBuyer(site);
    const first = await buyer.purchase({ product: monthly });
    const upgrade = await buyer.purchase({ product: yearly });
    expect(await keptFrom(buyer)).toBe(first.amount + upgrade.amount);

    await withdraw(buyer, first);
    expect((await buyer.overview()).subscription).toBeNull();
    await site.app.runJobs();

    expect(await keptFrom(buyer)).toBe(0);
    const { subscription, orders } = await buyer.overview();
    expect(subscription).toBeNull();
    expect(orders.map(({ label }) => label)).toEqual(['Refunded', 'Refunded']);
  });

  test('a refunded plan does not continue after its upgrade ends', async () => {
    const buyer = await aBuyer(site);
    const first = await buyer.purchase({ product: monthly });
    const upgrade = await buyer.purchase({ product: yearly });

    await Promise.all([withdraw(buyer, upgrade), withdraw(buyer, first)]);
    await site.app.runJobs();

    expect(await keptFrom(buyer)).toBe(0);
    expect((await buyer.overview()).subscription).toBeNull();
  });

  test('a withdrawal from an upgrade alone restores the previous plan', async () => {
    const buyer = await aBuyer(site);
    const first = await buyer.purchase({ product: monthly });
    const upgrade = await buyer.purchase({ product: yearly });

    await withdraw(buyer, upgrade);
    await site.app.runJobs();

    expect(await keptFrom(buyer)).toBe(first.amount);
    const { subscription } = await buyer.overview();
    expect(subscription).toMatchObject({ product_id: monthly, status: 'active', renews: true });
  });

  test('after a withdrawal nothing is charged, even if the provider refuses the refund', async () => {
    const buyer = await aBuyer(site);
    const order = await buyer.purchase({ script: 'refundFails' });
    const kept = await keptFrom(buyer);

    await withdraw(buyer, order);
    await site.app.runJobs();
    site.passMs(40 * dayMs);
    await site.app.runJobs();
    await buyer.logInAgain();

    expect((await buyer.overview()).subscription).toBeNull();
    expect(await keptFrom(buyer)).toBe(kept);
  });

  test("no withdrawal is possible after fourteen days or from another account's order", async () => {
    const [buyer, otherAccount] = [await aBuyer(site), await aBuyer(site)];
    const { order_id } = await buyer.purchase();

    expect(await otherAccount.post(requestWithdrawalPath, { order_id })).toMatchObject({
      status: 404,
    });
    site.passMs(14 * dayMs);
    expect(await buyer.post(requestWithdrawalPath, { order_id })).toMatchObject({
      status: 409,
      error: { code: 'orders.notWithdrawable' },
    });
  });

  test('an invoice shows the payment, to its owner only', async () => {
    const [buyer, otherAccount] = [await aBuyer(site), await aBuyer(site)];
    const { order_id } = await buyer.purchase();
    const path = `${invoicePath}?order_id=${order_id}`;

    const invoice = (await buyer.get(path)).data as Invoice;

    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^TG-\d{8}$/) as string,
      buyer: { email: buyer.email },
      total_amount: 1299,
      refunded_amount: 0,
    });
    expect(invoice.net_amount + invoice.tax.amount).toBe(invoice.total_amount);
    expect(await otherAccount.get(path)).toMatchObject({ status: 404, code: 20601 });
  });
});
