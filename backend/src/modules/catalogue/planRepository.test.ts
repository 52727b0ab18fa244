import { join } from 'node:path';

import { describeOnDatabase } from '../../../testing/databases';
import { type Database, openDatabase } from '../../database';
import type { SiteTables } from '../../database/tables/tables';
import { type NewPlan, planRepository } from './planRepository';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const startsAt = new Date('2026-11-20T00:00:00Z');
const endsAt = new Date('2026-12-01T00:00:00Z');

const standard: NewPlan = {
  productId: 'v2.vip.one.web.usd.1y.off71',
  family: 'vip',
  tier: 'one',
  channel: 'web',
  name: 'Tidegate 1 year',
  currency: 'USD',
  intervalCount: 1,
  intervalUnit: 'YEAR',
  priceMinor: 4499,
  renewalPriceMinor: 4499,
  trialPriceMinor: 99,
  trialDays: 7,
  offerKey: null,
  offerPath: null,
  offerStartsAt: null,
  offerEndsAt: null,
  isRecommended: true,
};

const offer: NewPlan = {
  ...standard,
  productId: 'v2.vip.one.web.usd.1y.off75',
  priceMinor: 3899,
  trialPriceMinor: null,
  trialDays: null,
  offerKey: 'blackFriday',
  offerPath: '/blackfriday',
  offerStartsAt: startsAt,
  offerEndsAt: endsAt,
};

describeOnDatabase('plans', (getUrl) => {
  let database: Database<SiteTables>;

  beforeAll(async () => {
    database = await openDatabase({ url: getUrl(), schema: 'site', migrationsFolder });
  }, 60_000);
  afterAll(() => database.close());

  test('an updated plan stores its new trial and renewal price', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([{ ...standard, trialPriceMinor: 199, trialDays: 3 }]);

    await plans.replaceOnSale([standard]);

    expect(await plans.list()).toMatchObject([standard]);
  });

  test('an offer is on sale from its start until its end', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([standard, offer]);

    const find = (at: Date) => plans.findOnSale(offer.productId, at);

    expect(await plans.list()).toHaveLength(2);
    expect(await find(new Date(startsAt.getTime() - 1))).toBeUndefined();
    expect(await find(startsAt)).toMatchObject(offer);
    expect(await find(new Date(endsAt.getTime() - 1))).toMatchObject(offer);
    expect(await find(endsAt)).toBeUndefined();
  });

  test('plans that are missing from a new catalogue are no longer on sale', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([standard, offer]);
    const before = await plans.findOnSale(offer.productId, startsAt);

    await plans.replaceOnSale([standard]);

    expect(before).toMatchObject({ productId: offer.productId });
    expect(await plans.findOnSale(offer.productId, startsAt)).toBeUndefined();
  });

  test('a trial requires both price and length', async () => {
    const plans = planRepository(database.db);

    await expect(plans.replaceOnSale([{ ...standard, trialDays: null }])).rejects.toThrow();
  });
});
