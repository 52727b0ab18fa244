import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { createSubscriptionPath } from '@tidegate/contracts/api/payments/endpoints';
import type { MySubscription } from '@tidegate/contracts/api/orders/schemas';
import { mySubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';
import { createKey, quote } from './buy';
import { createCaller, withToken } from './caller';
import { callTable } from './callTable';
import { findRefusalFaults } from './judge';
import { type CallContent, dataOf, sendCall } from './sendCall';

const someId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Replaces all ids in the call by ids that do not exist. */
function aboutNothing(content: CallContent): CallContent {
  const { body, query } = content;
  const text = JSON.stringify({ body, query }).replace(someId, () => randomUUID());
  return { ...content, ...(JSON.parse(text) as CallContent) };
}

for (const row of callTable.filter(({ namesOwn }) => namesOwn)) {
  test(`${row.method} ${row.path} treats data of other accounts as unknown`, async () => {
    const [owner, other] = [await createCaller(), await createCaller()];
    const content = await row.example(owner);
    const send = (content: CallContent, token: string) =>
      sendCall(row.method, row.path, withToken({ ...content, headers: createKey() }, token));

    const foreign = await send(content, other.token);
    const unknown = await send(aboutNothing(content), other.token);

    expect(findRefusalFaults(foreign, 'what belongs to another')).toEqual([]);
    const describeReply = ({ status, body }: typeof foreign) => {
      const { code, message, error } = body as {
        code: number;
        message: string;
        error?: { code: string; details?: unknown };
      };
      return { status, code, message, name: error?.code, details: error?.details };
    };
    expect(describeReply(foreign)).toEqual(describeReply(unknown));
    expect((await send(content, owner.token)).code).toBe(200);
  });
}

test('a buyer cannot set the price or the owner of a purchase', async () => {
  const [buyer, other] = [await createCaller(), await createCaller()];
  const purchase = await quote(buyer);
  const claims = {
    ...{ amount: 1, price: 1, price_amount: 1, amount_minor: 1, discount_percent: '99%' },
    ...{ status: 'paid', label: 'Paid', account_id: randomUUID(), email: other.email },
  };

  const started = await sendCall(
    'POST',
    createSubscriptionPath,
    withToken({ body: { ...purchase, ...claims }, headers: createKey() }, buyer.token),
  );

  expect(dataOf(started) as OrderResult).toMatchObject({
    amount: purchase.amount_due,
    status: 'requires_action',
    label: null,
  });
  const orders = async (caller: typeof buyer) =>
    ((await caller.get(mySubscriptionPath)) as MySubscription).orders.length;
  expect([await orders(buyer), await orders(other)]).toEqual([1, 0]);
});
