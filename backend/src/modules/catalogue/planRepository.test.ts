import { join } from 'node:path';

import { describeOnEveryDatabase } from '../../../testing/databases';
import { type Database, openDatabase } from '../../database';
import type { SiteTables } from '../../tables';
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

describeOnEveryDatabase('plans', (getUrl) => {
  let database: Database<SiteTables>;

  beforeAll(async () => {
    database = await openDatabase({ url: getUrl(), schema: 'site', migrationsFolder });
  }, 60_000);
  afterAll(() => database.close());

  test('keep their trial and their renewal price', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([{ ...standard, trialPriceMinor: 199, trialDays: 3 }]);

    await plans.replaceOnSale([standard]);

    expect(await plans.listOnSale('USD', endsAt)).toMatchObject([standard]);
  });

  test('on offer come at the instant the offer begins', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([standard, offer]);

    const listed = async (at: Date) =>
      (await plans.listOnSale('USD', at)).map(({ productId }) => productId);

    expect(await listed(new Date(startsAt.getTime() - 1))).toEqual([standard.productId]);
    expect(await listed(startsAt)).toContain(offer.productId);
  });

  test('tell when an offer changes them next', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([standard, offer]);

    expect(await plans.findNextChange(new Date(startsAt.getTime() - 1))).toEqual(startsAt);
    expect(await plans.findNextChange(startsAt)).toEqual(endsAt);
    expect(await plans.findNextChange(endsAt)).toBeUndefined();
  });

  test('on offer are gone at the instant the offer ends', async () => {
    const plans = planRepository(database.db);
    await plans.replaceOnSale([standard, offer]);

    const before = await plans.listOnSale('USD', new Date(endsAt.getTime() - 1));
    const after = await plans.listOnSale('USD', endsAt);

    expect(before.find(({ productId }) => productId === offer.productId)).toMatchObject(offer);
    expect(after.map(({ productId }) => productId)).toEqual([standard.productId]);
  });

  test('have a trial with both price and length, or none', async () => {
    const plans = planRepository(database.db);

    await expect(plans.replaceOnSale([{ ...standard, trialDays: null }])).rejects.toThrow();
  });
});
