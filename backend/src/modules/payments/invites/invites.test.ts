import type { InviteSummary } from '@tidegate/contracts/api/orders/schemas';
import { invitePath, refundPath } from '@tidegate/contracts/api/orders/endpoints';
import { paymentParamsPath, prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';

import { aBuyer, type Buyer, monthly, yearly } from '../../../../testing/buyer';
import { requestWith, testCoupons } from '../../../../testing/coupons';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const dayMs = 86_400_000;

describeOnDatabase('invitations', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const { query, issue } = testCoupons(getUrl, () => site);
  const summaryOf = async (account: Buyer) => (await account.get(invitePath)).data as InviteSummary;
  const codeOf = async (account: Buyer) => (await summaryOf(account)).code;
  const quoteInvited = async (buyer: Buyer, code: string, product = yearly) => {
    const request = { product_id: product };
    const headers = { 'x-tracking': `invite_code=${code}&utm_source=email` };
    return (await buyer.post(prepurchasePath, request, { headers })).data as Quote;
  };
  const buyInvited = async (buyer: Buyer, code: string) => {
    const quote = await quoteInvited(buyer, code);
    const started = await buyer.subscribe(quote);
    await buyer.choose(started.data.approval_url, 'approve');
    return (await buyer.check(quote.quote_id)).data;
  };
  const passDays = async (days: number) => {
    site.passMs(days * dayMs);
    await site.app.runJobs();
    await site.app.runJobs();
  };
  /** Days of the running plan beyond its year. */
  const extraDaysOf = async (account: Buyer) => {
    await account.logInAgain();
    const { subscription } = await account.overview();
    const yearEnd = new Date(subscription?.period_started_at ?? '');
    yearEnd.setUTCFullYear(yearEnd.getUTCFullYear() + 1);
    return (Date.parse(subscription?.period_ends_at ?? '') - yearEnd.getTime()) / dayMs;
  };
  const invite = async (code: string, authorization?: string) => {
    const reply = await site.app.inject({
      url: paymentParamsPath,
      headers: { 'x-tracking': `invite_code=${code}`, ...(authorization && { authorization }) },
    });
    return reply.json<{ data: { invite: unknown } }>().data.invite;
  };

  test('an account has one invitation link, also after simultaneous requests', async () => {
    const inviter = await aBuyer(site);

    const summaries = await Promise.all([summaryOf(inviter), summaryOf(inviter)]);

    expect(summaries[0]).toEqual(summaries[1]);
    expect(summaries[0]).toMatchObject({ waiting: 0, stayed: 0, earned_days: 0 });
    expect(summaries[0].link).toMatch(/\/pricing\?invite_code=[a-z2-9]{10}$/);
  });

  test('an invited buyer gets free days at once, the inviter after the guarantee period', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await inviter.purchase({ product: yearly });

    const quote = await quoteInvited(friend, code);
    await buyInvited(friend, code);

    expect(quote).toMatchObject({ free_days: 14, amount_due: 4499 });
    expect([await extraDaysOf(friend), await extraDaysOf(inviter)]).toEqual([14, 0]);
    expect(await summaryOf(inviter)).toMatchObject({ waiting: 1, stayed: 0 });
    await passDays(30);
    expect(await extraDaysOf(inviter)).toBe(0);
    await passDays(1.1);
    expect(await extraDaysOf(inviter)).toBe(14);
    await passDays(3);
    expect(await extraDaysOf(inviter)).toBe(14);
    expect(await summaryOf(inviter)).toMatchObject({ waiting: 0, stayed: 1, earned_days: 14 });
  });

  test('a plan with free days renews after them at its regular price', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await buyInvited(friend, code);

    await passDays(366);
    await friend.logInAgain();
    const before = await friend.overview();
    await passDays(14);
    await friend.logInAgain();

    expect(before.orders).toHaveLength(1);
    expect((await friend.overview()).orders[0]).toMatchObject({ kind: 'renewal', amount: 4499 });
  });

  test('a refund cancels the reward of the inviter', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await inviter.purchase({ product: yearly });
    const order = await buyInvited(friend, code);

    await friend.post(refundPath, { order_id: order.order_id, language: 'en' });
    await passDays(32);

    expect((await friend.get(invitePath)).code).not.toBe(200);
    expect(await extraDaysOf(inviter)).toBe(0);
    expect(await summaryOf(inviter)).toMatchObject({ waiting: 0, stayed: 0, earned_days: 0 });
    await friend.logInAgain();
    expect((await friend.overview()).subscription).toBeNull();
  });

  test('an inviter without a plan gets the days with the next plan', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    await buyInvited(friend, await codeOf(inviter));
    await passDays(40);
    await inviter.logInAgain();
    expect(await summaryOf(inviter)).toMatchObject({ waiting: 1, stayed: 0 });

    await inviter.purchase({ product: yearly });
    await passDays(1.1);

    expect(await extraDaysOf(inviter)).toBe(14);
  });

  test('an inviter who gets a refund loses the plan despite earned days', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    await buyInvited(friend, await codeOf(inviter));
    await passDays(25);
    await inviter.logInAgain();
    const order = await inviter.purchase({ product: yearly });
    await passDays(6.1);
    expect(await extraDaysOf(inviter)).toBe(14);

    await inviter.post(refundPath, { order_id: order.order_id, language: 'en' });

    expect((await inviter.overview()).subscription).toBeNull();
  });

  test('an account cannot invite itself or be invited twice', async () => {
    const [inviter, friend, earlier] = [await aBuyer(site), await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    const sameMailbox = await aBuyer(site);
    await query('update site.account set email = $1 where email = $2', [
      inviter.email.replace('@', '+twin@'),
      sameMailbox.email,
    ]);
    const order = await buyInvited(friend, code);
    await friend.post(refundPath, { order_id: order.order_id, language: 'en' });
    await earlier.purchase();

    const quotes = [
      await quoteInvited(inviter, code),
      await quoteInvited(sameMailbox, code),
      await quoteInvited(friend, code),
      await quoteInvited(friend, 'nobodyhas'),
    ];

    expect(quotes.map(({ free_days: days }) => days)).toEqual([0, 0, 0, 0]);
    expect((await quoteInvited(earlier, code)).free_days).toBe(0);
  });

  test('a visitor sees the reward of an invitation, an account sees why it does not count', async () => {
    const [inviter, customer] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await customer.purchase();
    const as = async ({ email }: Buyer) => `Bearer ${await site.startSession(email)}`;

    expect(await invite(code)).toEqual({ free_days: 14, refusal: null });
    expect(await invite('nobodyhas')).toEqual({ free_days: 0, refusal: 'unknown' });
    expect(await invite(code, await as(inviter))).toEqual({ free_days: 0, refusal: 'self' });
    expect(await invite(code, await as(customer))).toEqual({ free_days: 0, refusal: 'second' });
    expect(await invite('')).toBeNull();
  });

  test('a weekly plan gets no free days, and a coupon combines with an invitation', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await issue('AND-INVITED');

    const week = await quoteInvited(friend, code, 'v2.vip1.one.web.usd.1w');
    const both = await requestWith(friend, 'AND-INVITED', {
      product_id: monthly,
      tracking: { invite_code: code },
    });

    expect(week.free_days).toBe(0);
    expect(both.data).toMatchObject({ free_days: 14, amount_due: 650 });
  });

  test('an invitation that is settled twice at once gives its days once', async () => {
    const [inviter, friend] = [await aBuyer(site), await aBuyer(site)];
    const code = await codeOf(inviter);
    await buyInvited(friend, code);
    site.passMs(28 * dayMs);
    await inviter.logInAgain();
    await inviter.purchase({ product: yearly });
    site.passMs(4 * dayMs);

    await Promise.all([site.app.runJobs(), site.app.runJobs()]);
    await query(
      `insert into site.job (id, kind, subject_id, due_at, attempts)
        select gen_random_uuid(), 'payments.reward', order_id, '2026-01-01', 0 from site.invitation
        on conflict (kind, subject_id) do update set due_at = excluded.due_at`,
    );
    await site.app.runJobs();

    expect(await extraDaysOf(inviter)).toBe(14);
  });

  test('invalid tracking values are dropped', async () => {
    const buyer = await aBuyer(site);
    const headers = {
      'x-tracking': new URLSearchParams({
        utm_source: 'email',
        utm_medium: 'x'.repeat(129),
        front_id: 'f1',
        affiliate_type: 'cj',
        affiliate_value: 'click-1',
        token: 'none of ours',
      }).toString(),
    };

    const { data } = await buyer.post(prepurchasePath, { product_id: monthly }, { headers });

    const [order] = await query('select tracking from site.plan_order where id = $1', [
      (data as Quote).quote_id,
    ]);
    expect(order?.['tracking']).toEqual({
      utm_source: 'email',
      front_id: 'f1',
      affiliate: { type: 'cj', value: 'click-1' },
    });
  });
});
