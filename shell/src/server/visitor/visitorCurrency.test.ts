import { currencyCookie } from '@tidegate/contracts/catalogue/currencyCookie';
import Fastify from 'fastify';
import { registerCookies } from '../http/siteCookies';
import { createCurrencyFinder, keepCurrency } from './visitorCurrency';

interface Visit {
  url?: string;
  kept?: string;
  headers?: Record<string, string>;
  /** Country of the visitor according to the backend. */
  country?: string;
  isSecure?: boolean;
}

/** Currency of a page, number of backend calls, and the cookie. */
async function visit({ url = '/pricing', kept, headers, country = '', isSecure = false }: Visit) {
  let requested = 0;
  const findCurrency = createCurrencyFinder(async () => {
    requested += 1;
    return country;
  });
  const app = Fastify({ trustProxy: '10.0.0.0/8' });
  await registerCookies(app, isSecure ? 'https://tidegate.example' : undefined);
  app.get('/pricing', async (request, reply) => {
    keepCurrency(request, reply);
    return { currency: await findCurrency(request) };
  });
  const reply = await app.inject({
    url,
    remoteAddress: '10.0.0.1',
    ...(headers && { headers }),
    ...(kept !== undefined && { cookies: { [currencyCookie]: kept } }),
  });
  return { ...reply.json<{ currency: string }>(), requested, cookies: reply.cookies };
}

const from = (country: string) => ({
  'x-forwarded-for': '203.0.113.7',
  'x-country-code': country,
});

test.each([
  ['GB', 'GBP'],
  ['gb', 'GBP'],
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['US', 'USD'],
  ['FR', 'USD'],
  ['XX', 'USD'],
  ['__proto__', 'USD'],
])('a visitor in %s according to the proxy sees %s without a call', async (country, currency) => {
  expect(await visit({ headers: from(country) })).toMatchObject({ currency, requested: 0 });
});

test('a country from an untrusted client is ignored in favour of the backend', async () => {
  const headers = { 'x-country-code': 'GB' };

  expect(await visit({ headers, country: 'AU' })).toMatchObject({ currency: 'AUD', requested: 1 });
});

test('a visitor from an unknown country sees US dollars', async () => {
  expect(await visit({})).toMatchObject({ currency: 'USD', cookies: [] });
});

test.each(['GBP', 'gbp'])('the stored choice %s beats the country', async (kept) => {
  expect(await visit({ kept, headers: from('AU') })).toMatchObject({
    currency: 'GBP',
    requested: 0,
  });
});

test.each(['EUR', '', '__proto__', 'x'.repeat(4000)])(
  'a stored choice of an unsupported currency is ignored: %.20s',
  async (kept) => {
    const url = `/pricing?currency=${kept}`;

    expect(await visit({ url, kept, headers: from('AU') })).toMatchObject({
      currency: 'AUD',
      cookies: [],
    });
  },
);

test('a currency in the address takes precedence and is stored', async () => {
  const url = '/pricing?plan=x&currency=cad';
  const { currency, cookies } = await visit({ url, kept: 'GBP', headers: from('AU') });

  expect(currency).toBe('CAD');
  expect(cookies).toEqual([
    { name: 'CURRENCY', value: 'CAD', path: '/', sameSite: 'Lax', maxAge: 34_560_000 },
  ]);
});

test('over https the choice is stored in a Secure cookie', async () => {
  const { cookies } = await visit({ url: '/pricing?currency=GBP', isSecure: true });

  expect(cookies).toMatchObject([{ name: 'CURRENCY', secure: true }]);
});
