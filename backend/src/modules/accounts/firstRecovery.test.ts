import {
  loginPath,
  setPasswordPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { loginReplySchema } from '@tidegate/contracts/api/account/schemas';
import {
  bindUserIpPath,
  dnsSettingsPath,
  queryUserIpPath,
  listDevicesPath,
} from '@tidegate/contracts/api/settings/endpoints';
import {
  dnsSettingsReplySchema,
  userIpReplySchema,
  listDevicesReplySchema,
} from '@tidegate/contracts/api/settings/schemas';

import { accountCalls } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { recoverPassword } from '../../../testing/recoverPassword';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const foreignPassword = 'Foreign-Tide-1!';
const ownPassword = 'Lantern-Tide-2!';

describeOnDatabase('the first recovery of an account', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  afterAll(() => site.close());

  const readToken = async (url: string, payload: object, headers = {}) => {
    const reply = await site.app.inject({ method: 'POST', url, payload, headers });
    return loginReplySchema.parse(reply.json()).data?.token ?? 'refused';
  };
  const logIn = (username: string, password: string, headers = {}) =>
    readToken(loginPath, { username, password }, headers);
  const setAddresses = async (token: string) => {
    await calls.post(bindUserIpPath, token, { ip: '9.9.9.9' });
    await calls.post(dnsSettingsPath, token, { resolvers: ['8.8.4.4'] });
  };
  const readSettings = async (token: string) => {
    const resolvers = await calls.get(dnsSettingsPath, token);
    const address = await calls.post(queryUserIpPath, token);
    const devices = await calls.get(listDevicesPath, token);
    return {
      resolvers: dnsSettingsReplySchema.parse(resolvers.json()).data?.resolvers,
      ip: userIpReplySchema.parse(address.json()).data?.ip,
      devices: listDevicesReplySchema.parse(devices.json()).data?.devices.length,
    };
  };

  test('the first recovery of an unconfirmed account removes everything of its creator', async () => {
    const email = 'victim@tidegate.example';
    const browser = await readToken(anonymousSignupPath, { email, language: 'en' });
    await calls.post(setPasswordPath, browser, { password: foreignPassword });
    const phone = await logIn(email, foreignPassword, { 'x-app-type': '101' });
    await setAddresses(browser);
    expect(await readSettings(browser)).toEqual({
      resolvers: ['8.8.4.4'],
      ip: '9.9.9.9',
      devices: 1,
    });

    await recoverPassword(site, email, ownPassword);

    const owner = await logIn(email, ownPassword);
    expect(await readSettings(owner)).toEqual({ resolvers: [], ip: null, devices: 0 });
    expect([await calls.checkToken(browser), await calls.checkToken(phone)]).toEqual([
      50012, 50012,
    ]);
  });

  test('later recoveries keep the owner’s settings', async () => {
    const email = 'owner@tidegate.example';
    await readToken(anonymousSignupPath, { email, language: 'en' });
    await recoverPassword(site, email, ownPassword);
    await setAddresses(await logIn(email, ownPassword));

    await recoverPassword(site, email, foreignPassword);

    const settings = await readSettings(await logIn(email, foreignPassword));
    expect(settings).toMatchObject({ resolvers: ['8.8.4.4'], ip: '9.9.9.9' });
  });
});
