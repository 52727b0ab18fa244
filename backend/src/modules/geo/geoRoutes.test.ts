import { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import { geoReplySchema } from '@tidegate/contracts/api/visitors/schemas';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { networkTest } from '../../networks';
import { createGeo } from '.';

async function locate(remoteAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const isTrustedProxy = networkTest(['127.0.0.0/8']);
  const app = fastify({ trustProxy: isTrustedProxy });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register((await createGeo({ isTrustedProxy })).routes);
  const reply = await app.inject({ method: 'POST', url: geoPath, remoteAddress, headers });
  await app.close();
  return geoReplySchema.parse(reply.json()).data;
}

test("address and country come from the edge's headers", async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-country-code': 'JP' };

  expect(await locate('127.0.0.1', headers)).toEqual({
    user_ip: '203.0.113.7',
    country: 'Japan',
    country_code: 'JP',
    location: '',
    is_exposed: false,
  });
});

test('headers of an untrusted caller are ignored', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-country-code': 'JP' };

  expect(await locate('8.8.4.4', headers)).toMatchObject({
    user_ip: '8.8.4.4',
    country_code: '',
    is_exposed: true,
  });
});

test('only the last hop before the trusted proxies counts', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7, 8.8.4.4' };

  expect(await locate('127.0.0.1', headers)).toMatchObject({ user_ip: '8.8.4.4' });
});

test('an invalid forwarded address is dropped', async () => {
  expect(await locate('127.0.0.1', { 'x-forwarded-for': '<script>' })).toMatchObject({
    user_ip: '',
    is_exposed: true,
  });
  expect(await locate('::ffff:8.8.4.4')).toMatchObject({ user_ip: '8.8.4.4' });
});
