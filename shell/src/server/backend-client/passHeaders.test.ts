import type { FastifyRequest } from 'fastify';
import { passHeaders } from './passHeaders';

function aRequest(headers: Record<string, string>, cookies: Record<string, string> = {}) {
  return { headers, cookies } as unknown as FastifyRequest;
}

test('idempotency keys and event signatures are passed on, identifying headers are not', () => {
  const passed = passHeaders(
    aRequest({
      'idempotency-key': 'a-key',
      'stripe-signature': 't=1,v1=2',
      authorization: 'Bearer stolen',
      'x-forwarded-for': '203.0.113.7',
      'x-country-code': 'US',
      'x-from': 'CJ',
    }),
  );

  expect(passed).toEqual({ 'idempotency-key': 'a-key', 'stripe-signature': 't=1,v1=2' });
});

test.each(['cje-client', 'cje'])(
  'a click recorded in the cookie %s is passed to the backend',
  (name) => {
    expect(passHeaders(aRequest({}, { [name]: 'click' }))).toEqual({ 'x-from': 'CJ' });
  },
);
