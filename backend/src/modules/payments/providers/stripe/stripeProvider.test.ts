import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { stripeProvider } from './stripeProvider';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A fake Stripe that records idempotency keys. */
async function openStripe() {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = {
    origin: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_1',
    webhookSecrets: [],
    isSandbox: true,
  };
  return { keys, stripe: stripeProvider('s1', settings, () => new Date()) };
}

const money = { amountMinor: 4499, currency: 'USD' } as const;

const calls = {
  start: (stripe: ReturnType<typeof stripeProvider>, orderId: string) =>
    stripe.start({
      orderId,
      money,
      planName: 'One year',
      email: 'ada@example.com',
      language: 'en',
      renews: true,
      expiresAt: new Date('2026-03-01T12:00:00Z'),
      returnUrl: 'https://tidegate.example/paystatus',
      cancelUrl: 'https://tidegate.example/paystatus',
    }),
  charge: (stripe: ReturnType<typeof stripeProvider>, orderId: string) =>
    stripe.charge?.({ orderId, money, planName: 'One year', mandateRef: 'cus_1/pm_1' }),
  refund: (stripe: ReturnType<typeof stripeProvider>, orderId: string) =>
    stripe.refund('pi_1', money, orderId),
};

test.each(Object.entries(calls))(
  'to %s one order twice uses one idempotency key, another order another key',
  async (_, call) => {
    const { keys, stripe } = await openStripe();

    for (const orderId of ['first', 'first', 'second']) await call(stripe, orderId);

    expect(keys).toEqual([expect.any(String), keys[0], expect.not.stringContaining('first')]);
  },
);

test('starting, charging and refunding an order use different idempotency keys', async () => {
  const { keys, stripe } = await openStripe();

  for (const call of Object.values(calls)) await call(stripe, 'first');

  expect(new Set(keys).size).toBe(3);
});
