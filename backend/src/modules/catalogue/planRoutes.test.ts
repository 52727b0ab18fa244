import { listPlansReplySchema } from '@tidegate/contracts/api/catalogue/schemas';
import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { isSuccess } from '@tidegate/contracts/errors/envelope';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

describeOnDatabase('plan routes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const list = async ({ app }: TestApp, query = '') => {
    const reply = listPlansReplySchema.parse((await app.inject(`${plansPath}${query}`)).json());
    if (!isSuccess(reply)) throw new Error(reply.message);
    return reply.data;
  };

  test("plan prices use the requested currency, else the country's, else US dollars", async () => {
    expect(await list(site)).toMatchObject({ currency: 'USD', max_discount_percent: 71 });
    expect((await list(site, '?customer_country=AU')).plans[0]).toMatchObject({
      currency: 'AUD',
      currencySymbol: 'A$',
      price_discount_amount: 6499,
    });
    expect(await list(site, '?currency=GBP&customer_country=AU')).toMatchObject({
      currency: 'GBP',
    });
    expect(await list(site, '?currency=EUR')).toMatchObject({ currency: 'USD' });
  });

  test("a campaign's offer disappears when it ends, and no cached response outlives it", async () => {
    const offers = await createTestApp({ url: getUrl() });
    offers.passMs(Date.parse('2026-11-30T23:59:58Z') - Date.parse('2026-03-01T12:00:00Z'));

    const before = await offers.app.inject(plansPath);
    const listed = await list(offers);
    offers.passMs(2000);
    const after = await list(offers);

    expect(before.headers['cache-control']).toBe('public, max-age=2');
    expect(listed.specPlans['blackFriday2026']?.data).toHaveLength(1);
    expect(listed.activityInfoMap['blackFriday2026']).toMatchObject({ path: '/blackfriday' });
    expect([after.specPlans, after.activityInfoMap]).toEqual([{}, {}]);
    await offers.close();
  });

  test('a restart changes no plan', async () => {
    const before = await list(site);

    const again = await createTestApp({ url: getUrl() });

    expect(await list(again)).toEqual(before);
    await again.close();
  });

  test('a query of the wrong shape is invalid', async () => {
    const reply = await site.app.inject(`${plansPath}?currency=${'U'.repeat(9)}`);
    const twice = await site.app.inject(`${plansPath}?currency=USD&currency=GBP`);

    expect([reply.statusCode, twice.statusCode]).toEqual([422, 422]);
  });
});
