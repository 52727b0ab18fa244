import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { settings } from '../../site/settings';
import { getPage } from '../htmlPage';

const from = (country: string) => ({
  'x-forwarded-for': '203.0.113.9',
  'x-country-code': country,
});

/** Every page with prices, and pages that announce a campaign's discount. */
const priced = [
  '/pricing',
  '/order',
  '/order/standPlan',
  '/buyQuantity',
  '/vpn-trial',
  '/pricing/checkout',
  '/win-pay',
  '/promotion',
  '/actives/1',
  '/m/pricing',
];

async function readCurrencies(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { mainText, status, headers: sent } = await getPage(request, path, headers);
  expect(status).toBe(200);
  const amounts = mainText.match(/(?:A|CA)?[$£](?=\d)/g) ?? [];
  return { currencies: [...new Set(amounts)], sent };
}

for (const [country, symbol] of [
  ['GB', '£'],
  ['AU', 'A$'],
  ['CA', 'CA$'],
  ['US', '$'],
  ['FR', '$'],
] as const) {
  test(`a visitor from ${country} reads every price in ${symbol}`, async ({ request }) => {
    for (const path of priced) {
      const { currencies } = await readCurrencies(request, path, from(country));
      expect([path, currencies]).toEqual([path, [symbol]]);
    }
  });
}

test('structured data has the currency of the page', async ({ request }) => {
  const { $ } = await getPage(request, '/pricing', from('GB'));
  const offers = $('script[type="application/ld+json"]')
    .text()
    .match(/"priceCurrency":"\w+"/g);

  expect(new Set(offers)).toEqual(new Set(['"priceCurrency":"GBP"']));
});

test('visitors with the same currency share a cached page', async ({ request }) => {
  const read = async (country: string) =>
    (await getPage(request, '/vpn-trial', from(country))).html;

  // The cached page may expire between two requests.
  await expect(async () => {
    const french = await read('FR');
    expect(await read('US')).toBe(french);
    expect(await read('GB')).not.toBe(french);
  }).toPass();
});

test('a currency in the address is stored for the following pages', async ({ playwright }) => {
  const request = await playwright.request.newContext({
    baseURL: settings.siteUrl,
    extraHTTPHeaders: from('GB'),
  });
  const read = async (path: string) => (await readCurrencies(request, path)).currencies;

  expect(await read('/pricing')).toEqual(['£']);
  expect(await read('/pricing?currency=CAD')).toEqual(['CA$']);
  expect(await read('/order/standPlan')).toEqual(['CA$']);
  expect(await read('/promotion')).toEqual(['CA$']);
  expect(await read('/pricing?currency=gbp')).toEqual(['£']);
  expect(await read('/order/standPlan')).toEqual(['£']);
  await request.dispose();
});

test('a plan in the address is shown in its own currency, which is not stored', async ({
  request,
}) => {
  const path = '/pricing?plan=v2.vip.one.web.usd.1m';

  expect((await readCurrencies(request, path, from('GB'))).currencies).toEqual(['$']);
  expect((await readCurrencies(request, '/pricing', from('GB'))).currencies).toEqual(['£']);
});

for (const wrong of ['EUR', 'gb', '__proto__', '%00', 'x'.repeat(3000)]) {
  test(`an unsupported currency is ignored: ${wrong.slice(0, 9)}`, async ({ request }) => {
    const headers = { ...from('AU'), cookie: `CURRENCY=${wrong}` };
    const { currencies, sent } = await readCurrencies(
      request,
      `/pricing?currency=${wrong}`,
      headers,
    );

    expect(currencies).toEqual(['A$']);
    expect(sent['set-cookie'] ?? '').not.toContain('CURRENCY');
  });
}
