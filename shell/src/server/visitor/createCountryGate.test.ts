import { succeed } from '@tidegate/contracts/errors/envelope';
import Fastify from 'fastify';
import { isGatedPath } from '../../routes/paths/isGatedPath';
import type { Backend } from '../backend-client/backend';
import { createCountryGate } from './createCountryGate';
import { createCountryFinder } from './createCountryFinder';

/** Checks the gate for visitors of these countries and counts backend calls. */
async function callGate(countries: readonly string[], httpStatus = 200) {
  let requested = 0;
  const backend: Backend = {
    call: async ({ countryCode = '' }) => {
      requested += 1;
      const place = {
        user_ip: '',
        country: '',
        country_code: countryCode,
        location: '',
        is_exposed: true,
      };
      return {
        httpStatus,
        body: Buffer.from(JSON.stringify(succeed(place))),
        contentType: 'application/json',
        cacheControl: undefined,
        sessionChange: undefined,
      };
    },
  };
  const app = Fastify({ trustProxy: true });
  const isBlocked = createCountryGate(createCountryFinder(backend));
  app.decorateRequest('cookies');
  app.get('/', async (request) => ({
    isBlocked: await isBlocked(Object.assign(request, { cookies: {} })),
  }));
  const answers = [];
  for (const country of countries) {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-country-code': country };
    answers.push(
      (await app.inject({ url: '/', headers })).json<{ isBlocked: boolean }>().isBlocked,
    );
  }
  return { answers, requested };
}

test('the gate blocks only China and caches the country', async () => {
  const { answers, requested } = await callGate(['CN', 'HK', 'MO', 'TW', 'FR', 'CN']);

  expect(answers).toEqual([true, false, false, false, false, true]);
  expect(requested).toBe(5);
});

test('the gate stays open for an unknown country', async () => {
  expect((await callGate(['CN'], 502)).answers).toEqual([false]);
});

test.each([
  ['/download', true],
  ['/Download/windows', true],
  ['/vpn-trial', true],
  ['/downloads-of-others', false],
  ['/vpn-trials', false],
  ['/', false],
])('%s is behind the gate: %s', (path, isGated) => {
  expect(isGatedPath(path)).toBe(isGated);
});
