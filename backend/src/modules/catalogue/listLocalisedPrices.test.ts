import {
  listPlansReplySchema,
  localisedPricesReplySchema,
} from '@tidegate/contracts/api/catalogue/schemas';
import { plansPath, localisedPricesPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { isSuccess } from '@tidegate/contracts/errors/envelope';
import { currencies, currencyTable } from '@tidegate/contracts/catalogue/money';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

describeOnDatabase('localised prices', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const call = (search: string) => site.app.inject(`${localisedPricesPath}?${search}`);

  const listPrices = async (productIds: readonly string[], country: string) => {
    const reply = await call(`product_ids=${productIds.join(',')}&customer_country=${country}`);
    return localisedPricesReplySchema.parse(reply.json()).response.products;
  };

  const listPlans = async (currency: string) => {
    const reply = await site.app.inject(`${plansPath}?currency=${currency}`);
    const list = listPlansReplySchema.parse(reply.json());
    if (!isSuccess(list)) throw new Error(list.message);
    return list.data.plans;
  };

  test.each(currencies)(
    'the prices of plans in %s are those of the catalogue',
    async (currency) => {
      const local = await listPlans(currency);
      const named = (await listPlans('USD')).map((plan) => plan.product_id);

      const prices = await listPrices(named, currencyTable[currency].country);

      expect(prices.map(({ product_id }) => product_id)).toEqual(named);
      expect(
        prices.map(({ local_product_id, subscription }) => [
          local_product_id,
          subscription.price.gross,
        ]),
      ).toEqual(local.map((plan) => [plan.product_id, plan.price_discount_amount]));
    },
  );

  test('a country without a supported currency gets US dollars', async () => {
    const [price] = await listPrices(['v2.vip.one.web.gbp.1m'], 'DE');

    expect(price).toEqual({
      product_id: 'v2.vip.one.web.gbp.1m',
      local_product_id: 'v2.vip.one.web.usd.1m',
      currency: 'USD',
      subscription: { price: { gross: 1299 } },
    });
  });

  test('an unknown product id is omitted, and a repeated one is returned once', async () => {
    const prices = await listPrices(
      ['v2.vip.one.web.usd.1y.off99', 'v2.vip.one.web.usd.1m', 'v2.vip.one.web.usd.1m'],
      'US',
    );

    expect(prices.map(({ product_id }) => product_id)).toEqual(['v2.vip.one.web.usd.1m']);
  });

  test.each([
    ['nothing', ''],
    ['no ids', 'product_ids='],
    ['no id at all', 'product_ids=monthly'],
    ['a hole in the list', 'product_ids=v2.vip.one.web.usd.1m,,'],
    ['a very long list', `product_ids=${'v2.vip.one.web.usd.1m,'.repeat(1_000)}`],
    [
      'too many products',
      `product_ids=${Array.from({ length: 51 }, (_, at) => `v2.vip.one.web.usd.${at + 1}m`).join(',')}`,
    ],
    ['a country too long', 'product_ids=v2.vip.one.web.usd.1m&customer_country=Australia'],
  ])('%s is an invalid request', async (_, search) => {
    expect((await call(search)).statusCode).toBe(422);
  });
});
