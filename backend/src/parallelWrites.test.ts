import { bindUserIpPath } from '@tidegate/contracts/api/settings/endpoints';
import {
  bindEmailPath,
  requestEmailCodePath,
  requestVerificationPath,
  resetPasswordPath,
  validateVerificationPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { contactPath, subscribePath } from '@tidegate/contracts/api/email-forms/endpoints';
import {
  prepurchasePath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import {
  confirmWithdrawalPath,
  refundPath,
  cancelSubscriptionPath,
  invitePath,
} from '@tidegate/contracts/api/orders/endpoints';

import { aBuyer, aBuyerWithoutEmail, type Buyer, monthly } from '../testing/buyer';
import { testCoupons } from '../testing/coupons';
import { describeOnDatabase } from '../testing/databases';
import { createTestApp, type TestApp } from '../testing/testApp';

const atOnce = 200;
const dayMs = 86_400_000;
const email = 'many@tidegate.example';
const boundEmail = 'bound@tidegate.example';

interface Answer {
  status: number;
  code: number;
}

interface Write {
  /** Returns the function that sends one of the 200 requests. */
  prepare(): Promise<() => Promise<Answer>>;
  /** Query for one row of counts, run after the due jobs. */
  effects: string;
  /** With `emails`: the number of emails sent to `email` meanwhile. */
  happened: object;
}

function findCode(emails: readonly string[], address: string): string | undefined {
  const message = emails.find(
    (text) => text.includes(`To: ${address}`) && /^\d{4} \d{4}/m.test(text),
  );
  return /^(\d{4} \d{4})\r?$/m.exec(message ?? '')?.[1];
}

describeOnDatabase(`${String(atOnce)} requests at once`, (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const { query, issue } = testCoupons(getUrl, () => site);
  const post = async (url: string, payload: object): Promise<Answer> => {
    const reply = await site.app.inject({ method: 'POST', url, payload });
    return { status: reply.statusCode, code: reply.json<{ code: number }>().code };
  };
  const quoteOf = async (buyer: Buyer, more: object) => {
    const quote = await buyer.quote(monthly, more);
    return { buyer, quote };
  };
  const begin = ({ buyer, quote }: { buyer: Buyer; quote: Quote }) => buyer.subscribe(quote);
  const startedPurchase = async (more: object = {}) => {
    const order = await quoteOf(await aBuyer(site), more);
    const started = await begin(order);
    await order.buyer.choose(started.data.approval_url, 'approve');
    return () => order.buyer.post(subscriptionResultPath, { order_id: order.quote.quote_id });
  };
  const newest = `(select account_id from site.plan_order order by created_at desc limit 1)`;
  const purchases = `select
    (select count(*)::int from site.plan_order where account_id = ${newest}) as orders,
    (select count(*)::int from site.ledger_entry join site.plan_order o on o.id = order_id
      where o.account_id = ${newest}) as entries,
    (select count(*)::int from site.subscription where account_id = ${newest}) as plans`;

  const writes: Readonly<Record<string, Write>> = {
    'a quote': {
      prepare: async () => {
        const buyer = await aBuyer(site);
        return () => buyer.post(prepurchasePath, { product_id: monthly });
      },
      effects: purchases,
      happened: { orders: 1, entries: 0, plans: 0 },
    },
    'the start of a payment': {
      prepare: async () => {
        const order = await quoteOf(await aBuyer(site), {});
        return () => begin(order);
      },
      effects: purchases,
      happened: { orders: 1, entries: 0, plans: 0 },
    },
    'the end of a purchase': {
      prepare: () => startedPurchase(),
      effects: purchases,
      happened: { orders: 1, entries: 1, plans: 1 },
    },
    'the end of a purchase with a coupon that can be used once': {
      prepare: async () => {
        await issue('ONCE-ONLY', { max_uses: 1 });
        return startedPurchase({ coupon: 'ONCE-ONLY' });
      },
      effects: `select count(*)::int as uses from site.plan_order where coupon_code = 'ONCE-ONLY'`,
      happened: { uses: 1 },
    },
    'the end of a purchase that begins with a trial': {
      prepare: () => startedPurchase({ with_trial: true }),
      effects: purchases,
      happened: { orders: 1, entries: 1, plans: 1 },
    },
    'the end of a purchase with an invitation': {
      prepare: async () => {
        const inviter = await aBuyer(site);
        const { code } = (await inviter.get(invitePath)).data as { code: string };
        return startedPurchase({ tracking: { invite_code: code } });
      },
      effects: `select count(*)::int as invitations from site.invitation where buyer_id = ${newest}`,
      happened: { invitations: 1 },
    },
    'a cancellation': {
      prepare: async () => {
        const buyer = await aBuyer(site);
        await buyer.purchase();
        const { subscription } = await buyer.overview();
        const body = { subscription_id: subscription?.subscription_id };
        return () => buyer.post(cancelSubscriptionPath, body);
      },
      effects: `select count(*)::int as plans from site.subscription
        where account_id = ${newest} and cancelled_at is not null`,
      happened: { plans: 1 },
    },
    'a refund by the guarantee': {
      prepare: async () => {
        const buyer = await aBuyer(site);
        const { order_id } = await buyer.purchase();
        return () => buyer.post(refundPath, { order_id, language: 'en' });
      },
      effects: purchases,
      happened: { orders: 1, entries: 2, plans: 1 },
    },
    'a withdrawal': {
      prepare: async () => {
        const buyer = await aBuyer(site);
        const { order_id } = await buyer.purchase();
        const body = { order_id, name: 'Ada Lovelace', language: 'en' };
        return () => buyer.post(confirmWithdrawalPath, body);
      },
      effects: purchases,
      happened: { orders: 1, entries: 2, plans: 1 },
    },
    'a bound address': {
      prepare: async () => {
        const buyer = await aBuyer(site);
        return () => buyer.post(bindUserIpPath, { ip: '8.8.4.4' });
      },
      effects: `select count(*)::int as bound from site.bound_address`,
      happened: { bound: 1 },
    },
    'an address for an account without one': {
      prepare: async () => {
        const buyer = await aBuyerWithoutEmail(site);
        await buyer.post(requestEmailCodePath, { email: boundEmail, language: 'en' });
        const code = findCode(await site.readMail(), boundEmail);
        return () => buyer.post(bindEmailPath, { email: boundEmail, code });
      },
      effects: `select
        (select count(*)::int from site.account where email = '${boundEmail}') as accounts,
        (select count(*)::int from site.verification where purpose = 'bind_email') as codes`,
      happened: { accounts: 1, codes: 0 },
    },
    'a signup without an address, from one network': {
      prepare: async () => () => post(anonymousSignupPath, {}),
      effects: `select count(*)::int as accounts from site.account
        where email is null and created_at = (select max(created_at) from site.account)`,
      happened: { accounts: 20 },
    },
    'a signup': {
      prepare: async () => () => post(anonymousSignupPath, { email, language: 'en' }),
      effects: `select count(*)::int as accounts from site.account where email = '${email}'`,
      happened: { accounts: 1, emails: 1 },
    },
    'a request for a code': {
      prepare: async () => {
        const { email: address } = await aBuyer(site);
        const purpose = 'reset_password';
        return () => post(requestVerificationPath, { email: address, purpose, language: 'en' });
      },
      effects: `select count(*)::int as codes from site.verification`,
      happened: { codes: 1 },
    },
    'a new password': {
      prepare: async () => {
        const { email: address } = await aBuyer(site);
        const ticket = await readTicket(address);
        return () => post(resetPasswordPath, { ticket, password: 'New-Tide-2!' });
      },
      effects: `select count(*)::int as accounts from site.account where password_hash is not null
        and email like 'buyer%'`,
      happened: { accounts: 1 },
    },
    'a subscription to the newsletter': {
      prepare: async () => () => post(subscribePath, { email, language: 'en' }),
      effects: `select count(*)::int as subscribers from site.subscription_to_newsletter`,
      happened: { subscribers: 1, emails: 1 },
    },
    'a message to the desk': {
      prepare: async () => () =>
        post(contactPath, { name: 'Ada', email, inquiry: 'What now?', language: 'en' }),
      effects: `select count(*)::int as messages from site.contact_message`,
      happened: { messages: 1 },
    },
  };
  const readTicket = async (address: string) => {
    const purpose = 'reset_password';
    await post(requestVerificationPath, { email: address, purpose, language: 'en' });
    const code = findCode(await site.readMail(), address);
    const reply = await site.app.inject({
      method: 'POST',
      url: validateVerificationPath,
      payload: { email: address, purpose, code },
    });
    return reply.json<{ data: { ticket: string } }>().data.ticket;
  };

  test.each(Object.entries(writes))(
    '%s has one effect',
    async (_, { prepare, effects, happened }) => {
      // Resets the rate limits that earlier tests used up.
      site.passMs(dayMs);
      const send = await prepare();

      const emailsBefore = await site.readMail();
      const answers = await Promise.all(Array.from({ length: atOnce }, send));
      await site.app.runJobs();

      const sent = (await site.readMail()).filter((message) => !emailsBefore.includes(message));
      const emails = sent.filter((message) => message.includes(`To: ${email}`)).length;
      const counted = { ...(await query(effects))[0], ...('emails' in happened && { emails }) };
      expect(counted).toEqual(happened);
      expect(answers.filter(({ code }) => code === 200)).not.toEqual([]);
      // Password hashing is bounded: surplus requests get 503.
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    },
    60_000,
  );
});
