import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { paymentParamsPath } from '@tidegate/contracts/api/payments/endpoints';

import { openTestDatabase } from '../testing/databases';
import { createTestApp } from '../testing/testApp';
import { createLog } from '../src/log';
import { openPaymentSandbox } from './openPaymentSandbox';

const options = {
  publicOrigin: 'https://tidegate.example',
  now: () => new Date('2026-03-01T12:00:00Z'),
  log: createLog('silent'),
};

test('the sandbox refuses to run in production', async () => {
  await expect(openPaymentSandbox({ ...options, siteEnv: 'production' })).rejects.toMatchObject({
    code: 'config.invalid',
  });
});

test('a provider without keys or sandbox is reported as unavailable', async () => {
  const database = await openTestDatabase();
  const { app, close } = await createTestApp({
    url: database.url,
    config: { siteEnv: 'production' },
  });

  const reply = await app.inject(paymentParamsPath);

  await close();
  await database.close();
  const { providers } = reply.json<{ data: PaymentParams }>().data;
  expect(providers).toHaveLength(5);
  expect(providers.some((one) => one.is_available)).toBe(false);
}, 60_000);

test('a page escapes the name of the plan', async () => {
  const sandbox = await openPaymentSandbox({ ...options, siteEnv: 'development' });
  const { stripe } = sandbox.settings;
  const created = await fetch(`${stripe?.origin ?? ''}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      'line_items[0][price_data][unit_amount]': '1299',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': '<script>alert(1)</script>',
    }),
  });
  const { url } = (await created.json()) as { url: string };

  const { default: fastify } = await import('fastify');
  const app = fastify();
  await app.register(sandbox.pages);
  const page = await app.inject(new URL(url).pathname);
  await app.close();
  await sandbox.close();

  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;: 12.99 USD');
  expect(page.body).not.toContain('<script');
});
