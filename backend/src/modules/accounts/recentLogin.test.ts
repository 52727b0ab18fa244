import { loginReplySchema } from '@tidegate/contracts/api/account/schemas';
import {
  reauthenticatePath,
  setPasswordPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  bindUserIpPath,
  dnsSettingsPath,
  queryUserIpPath,
  removeUserIpPath,
  listDevicesPath,
  unbindDevicePath,
  endOtherSessionsPath,
  endSessionPath,
  listSessionsPath,
} from '@tidegate/contracts/api/settings/endpoints';

import { accountCalls } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { demoCredentials } from './demoAccount';

const minuteMs = 60_000;
const someId = '5f0c7c5e-0000-4000-8000-000000000000';
const { password } = demoCredentials;

const deviceUnknown = 20852;
const sessionUnknown = 20854;
const sensitiveCalls: readonly [path: string, body: object, code: number][] = [
  [bindUserIpPath, { ip: '9.9.9.9' }, 200],
  [removeUserIpPath, {}, 200],
  [dnsSettingsPath, { resolvers: ['8.8.4.4'] }, 200],
  [unbindDevicePath, { unbind_app_type: 101, unbind_user_id: someId }, deviceUnknown],
  [endSessionPath, { session_id: someId }, sessionUnknown],
  [endOtherSessionsPath, {}, 200],
];

describeOnDatabase('a recent login', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  beforeEach(() => site.passMs(60 * minuteMs));
  afterAll(() => site.close());

  const readCode = async (path: string, token: string, body?: object) =>
    (await calls.post(path, token, body)).json<{ code: number }>().code;
  const giveAgain = async (token: string, secret: string = password) =>
    loginReplySchema.parse(
      (await calls.post(reauthenticatePath, token, { password: secret })).json(),
    );

  test.each(sensitiveCalls)(
    '%s requires a recent login or the password',
    async (path, body, code) => {
      const token = await calls.openAccount({
        email: `recent${path.replaceAll('/', '.')}@example.org`,
      });
      site.passMs(16 * minuteMs);

      const refused = await calls.post(path, token, body);
      const renewed = await giveAgain(token);

      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 20110,
        error: { code: 'sessions.loginTooOld' },
      });
      expect(await readCode(path, renewed.data?.token ?? '', body)).toBe(code);
    },
  );

  test('reading requires no recent login', async () => {
    const token = await calls.openAccount({ email: 'reads@example.org' });
    site.passMs(16 * minuteMs);

    const replies = [
      await calls.get(dnsSettingsPath, token),
      await calls.post(queryUserIpPath, token),
      await calls.get(listDevicesPath, token),
      await calls.get(listSessionsPath, token),
    ];

    expect(replies.map((reply) => reply.json<{ code: number }>().code)).toEqual([
      200, 200, 200, 200,
    ]);
  });

  test('a recent login rotates the token and keeps the end and the device of the session', async () => {
    const token = await calls.openAccount({ email: 'rotates@example.org', appType: '101' });
    site.passMs(5 * minuteMs);

    const renewed = await giveAgain(token);

    expect(await calls.checkToken(token)).toBe(50008);
    expect(await calls.checkToken(renewed.data?.token ?? '')).toBe(200);
    const devices = await calls.get(listDevicesPath, renewed.data?.token);
    expect(devices.json<{ data: { devices: object[] } }>().data.devices).toHaveLength(1);
  });

  test('a wrong password grants no recent login and changes nothing', async () => {
    const token = await calls.openAccount({ email: 'wrong@example.org' });
    site.passMs(16 * minuteMs);

    expect(await giveAgain(token, 'Wrong-Tide-9!')).toMatchObject({ code: 20103 });

    expect(await readCode(removeUserIpPath, token)).toBe(20110);
    for (let round = 1; round < 10; round += 1) await giveAgain(token, `Guess-${round}!`);
    expect(await giveAgain(token)).toMatchObject({ code: 20102 });
  });

  test('setting the first password requires a recent login', async () => {
    const request = { email: 'first@example.org', language: 'en' };
    const signup = await site.app.inject({
      method: 'POST',
      url: anonymousSignupPath,
      payload: request,
    });
    const token = loginReplySchema.parse(signup.json()).data?.token ?? '';
    site.passMs(16 * minuteMs);

    expect(await readCode(setPasswordPath, token, { password: 'New-Tide-2!' })).toBe(20110);
    expect(await giveAgain(token, 'New-Tide-2!')).toMatchObject({ code: 20103 });
  });
});
