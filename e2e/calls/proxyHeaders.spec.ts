import { expect, test } from '@playwright/test';
import { loginPath } from '@tidegate/contracts/api/account/endpoints';
import { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import { paymentParamsPath } from '@tidegate/contracts/api/payments/endpoints';
import { generateAddress } from '../site/generateAddress';
import { generateEmail } from '../site/settings';
import { sendCall } from './sendCall';
import { sendFrom } from './sendFrom';

/** A local address that is not the trusted proxy. */
const untrusted = '127.0.0.2';

function claimToBe(address: string): Record<string, string> {
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    forwarded: `for="[${address}]";proto=https;host=evil.example`,
    'x-country-code': 'CN',
    'cf-ipcountry': 'CN',
  };
}

test('address and country from the trusted proxy are accepted', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-country-code': 'CN' };

  const geo = await sendCall('POST', geoPath, { headers });
  const params = await sendCall('GET', paymentParamsPath, { headers });

  expect(geo.body).toMatchObject({ data: { user_ip: '203.0.113.9', country_code: 'CN' } });
  expect(params.body).toMatchObject({ data: { is_country_refused: true } });
});

test('forwarded addresses from an untrusted client are ignored', async () => {
  const { status, body } = await sendFrom(untrusted, geoPath, {}, claimToBe('203.0.113.9'));

  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { user_ip: untrusted, country: '', country_code: '' } });
});

test('only the last forwarded address, which the trusted proxy added, counts', async () => {
  const claimed = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };

  const { body } = await sendCall('POST', geoPath, { headers: claimed });

  expect(body).toMatchObject({ data: { user_ip: '203.0.113.9' } });
});

test('login attempts with changing forged addresses are rate limited', async () => {
  const email = generateEmail();
  const guess = () =>
    sendFrom(
      untrusted,
      loginPath,
      { username: email, password: 'Wrong-Tide-1!' },
      claimToBe(generateAddress()),
    );

  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push(await guess());

  const codes = answers.map(({ body }) => (body as { code: number }).code);
  expect(codes.slice(0, 10)).toEqual(new Array(10).fill(20101));
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 20102 } });
});

test('a forged host header does not reach the cached page of other visitors', async () => {
  const query = { q: generateEmail() };
  const claimed = { 'x-forwarded-host': 'evil.example' };
  await sendCall('GET', '/features', { query, headers: claimed });

  const reply = await sendCall('GET', '/features', { query });

  expect(reply.text.includes('evil.example')).toBe(false);
});
