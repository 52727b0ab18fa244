import { productIdSchema } from '../api/fieldSchemas';
import { currencies } from './money';
import { formatProductId, intervalUnits, parseProductId, type ProductId } from './productId';

test('a product id with discount and free time is parsed into its parts', () => {
  expect(parseProductId('v2.vip.one.web.usd.1y.off69.add3m')).toEqual({
    family: 'vip',
    tier: 'one',
    channel: 'web',
    currency: 'USD',
    interval: { count: 1, unit: 'YEAR' },
    percentOff: 69,
    added: { count: 3, unit: 'MONTH' },
  });
});

test('discount and free time are parsed in either order and formatted in one', () => {
  const id = parseProductId('v2.vip.one.web.gbp.6m.add2w.off5');

  expect(id && formatProductId(id)).toBe('v2.vip.one.web.gbp.6m.off5.add2w');
});

test('every formatted product id parses to the same parts', () => {
  const ids = currencies.flatMap((currency) =>
    intervalUnits.flatMap((unit) =>
      [1, 12, 999].flatMap((count): ProductId[] => {
        const id = {
          family: 'vip',
          tier: 'one',
          channel: 'web',
          currency,
          interval: { count, unit },
        };
        return [id, { ...id, percentOff: count % 99 || 1 }, { ...id, added: { count, unit } }];
      }),
    ),
  );

  expect(ids).toHaveLength(144);
  expect(ids.map((id) => parseProductId(formatProductId(id)))).toEqual(ids);
});

test.each([
  ['empty', ''],
  ['a word', 'no-plan'],
  ['another version', 'v1.vip.one.web.usd.1y'],
  ['five parts', 'v2.vip.one.web.usd'],
  ['a currency we do not sell in', 'v2.vip.one.web.eur.1y'],
  ['a currency in capitals', 'v2.vip.one.web.USD.1y'],
  ['an interval of nothing', 'v2.vip.one.web.usd.0m'],
  ['an unknown unit', 'v2.vip.one.web.usd.1q'],
  ['a discount of everything', 'v2.vip.one.web.usd.1y.off100'],
  ['a negative discount', 'v2.vip.one.web.usd.1y.off-5'],
  ['a discount of nothing', 'v2.vip.one.web.usd.1y.off0'],
  ['no free time', 'v2.vip.one.web.usd.1y.add0d'],
  ['two discounts', 'v2.vip.one.web.usd.1y.off5.off6'],
  ['two free times', 'v2.vip.one.web.usd.1y.add1d.add1d'],
  ['an unknown part', 'v2.vip.one.web.usd.1y.free'],
  ['an empty part', 'v2.vip..web.usd.1y'],
  ['a dot at the end', 'v2.vip.one.web.usd.1y.'],
  ['a line after it', 'v2.vip.one.web.usd.1y\n'],
  ['ten thousand characters', `v2.vip.one.web.usd.1y${'.off5'.repeat(2000)}`],
])('the product id is refused: %s', (_name, text) => {
  expect(parseProductId(text)).toBeUndefined();
  expect(productIdSchema.safeParse(text).success).toBe(false);
});
