import { logoutPath, profilePath } from '@tidegate/contracts/api/account/endpoints';
import { profileReplySchema } from '@tidegate/contracts/api/account/schemas';
import { listDevicesPath, unbindDevicePath } from '@tidegate/contracts/api/settings/endpoints';
import { listDevicesReplySchema } from '@tidegate/contracts/api/settings/schemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';

import { accountCalls, type LoginOptions } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { openSiteDatabase } from '../../createBackend';
import { createDevices } from '.';

const minuteMs = 60_000;
const dayMs = 86_400_000;

describeOnDatabase('device routes', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  afterAll(() => site.close());

  const phone = (installation: string): LoginOptions => ({
    appType: '101',
    device: { installation, name: `Phone ${installation}` },
  });
  /** Returns a web session, which occupies no device slot. */
  const openAccount = (email: string) => calls.openAccount({ email });
  const listDevices = async (token: string) => {
    const reply = await calls.get(listDevicesPath, token);
    const list = listDevicesReplySchema.parse(reply.json());
    if (!isSuccess(list)) throw new Error(list.message);
    return list.data;
  };
  const unbind = (token: string, appType: number, userId: string) =>
    calls.post(unbindDevicePath, token, { unbind_app_type: appType, unbind_user_id: userId });

  test('a login from an app occupies a device slot, and a login from a page does not', async () => {
    const page = await openAccount('places@example.org');
    expect(await listDevices(page)).toEqual({ limit: 6, devices: [] });

    for (const appType of ['501', '502', '503', '512']) {
      await calls.readToken({ email: 'places@example.org', appType });
    }
    await calls.readToken({ email: 'places@example.org', ...phone('one') });

    expect(await listDevices(page)).toMatchObject({
      devices: [
        {
          app_type: 101,
          family: 'android',
          name: 'Phone one',
          last_seen_at: '2026-03-01T12:00:00.000Z',
        },
      ],
    });
  });

  test('devices are listed with the time of their last use, the latest first', async () => {
    const email = 'seen@example.org';
    const page = await openAccount(email);
    const mac = await calls.readToken({ email, appType: '12' });
    site.passMs(minuteMs);
    await calls.readToken({ email, appType: '402' });
    const familiesOf = async () => (await listDevices(page)).devices.map(({ family }) => family);
    expect(await familiesOf()).toEqual(['windows', 'mac']);

    site.passMs(10 * minuteMs);
    expect(await calls.checkToken(mac)).toBe(200);

    expect(await familiesOf()).toEqual(['mac', 'windows']);
  });

  test('a removed device is logged out at once, and removing it again is refused', async () => {
    const email = 'unbind@example.org';
    const page = await openAccount(email);
    const token = await calls.readToken({ email, ...phone('lost') });
    const [device] = (await listDevices(page)).devices;

    const reply = await unbind(page, 101, device?.user_id ?? '');

    expect(reply.json()).toMatchObject({ code: 200, data: null });
    expect(await calls.checkToken(token)).toBe(50012);
    expect(await calls.checkToken(page)).toBe(200);
    expect((await listDevices(page)).devices).toEqual([]);
    const again = await unbind(page, 101, device?.user_id ?? '');
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ code: 20852, error: { code: 'devices.unknown' } });
  });

  test("removing another account's device is refused as unknown", async () => {
    const owner = await openAccount('owner@example.org');
    const otherAccount = await openAccount('stranger@example.org');
    const token = await calls.readToken({ email: 'owner@example.org', ...phone('mine') });
    const [device] = (await listDevices(owner)).devices;

    const foreign = await unbind(otherAccount, 101, device?.user_id ?? '');
    const unknown = await unbind(otherAccount, 101, 'a1a1a1a1-1111-4111-8111-111111111111');
    const otherType = await unbind(owner, 102, device?.user_id ?? '');

    const refusals = [foreign, unknown, otherType].map((reply) => {
      const { code, message, error } = reply.json<Record<string, unknown> & { error: object }>();
      return { status: reply.statusCode, code, message, error: { ...error, request_id: '' } };
    });
    expect(refusals[0]).toMatchObject({ status: 200, code: 20852 });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
    expect(await calls.checkToken(token)).toBe(200);
  });

  test.each([
    ['nothing', undefined],
    ['no id', { unbind_app_type: 101 }],
    ['an id that is none', { unbind_app_type: 101, unbind_user_id: "x' or 1=1" }],
    ['a type that is a text', { unbind_app_type: '101', unbind_user_id: crypto.randomUUID() }],
  ])('a removal with %s is invalid', async (_, body) => {
    const page = await calls.readToken();

    expect((await calls.post(unbindDevicePath, page, body)).statusCode).toBe(422);
  });

  test('without a token no device is listed or removed', async () => {
    const listed = await calls.get(listDevicesPath);
    const removed = await unbind('', 101, crypto.randomUUID());

    expect([listed.statusCode, removed.statusCode]).toEqual([401, 401]);
  });

  test('a seventh device is refused until a slot is free', async () => {
    const email = 'seven@example.org';
    const page = await openAccount(email);
    for (let place = 1; place <= 6; place += 1) {
      await calls.readToken({ email, ...phone(`p${place}`) });
    }

    const seventh = await calls.logIn({ email, ...phone('p7') });

    expect(seventh.statusCode).toBe(409);
    expect(seventh.json()).toMatchObject({
      code: 20851,
      error: { code: 'devices.limitReached', details: { limit: 6 } },
    });
    expect((await calls.logIn({ email })).json()).toMatchObject({ code: 200 });
    const { devices } = await listDevices(page);
    expect(devices).toHaveLength(6);
    await unbind(page, 101, devices[0]?.user_id ?? '');
    expect((await calls.logIn({ email, ...phone('p7') })).json()).toMatchObject({ code: 200 });
  });

  test('of simultaneous logins for the last slot one succeeds', async () => {
    const email = 'race@example.org';
    const page = await openAccount(email);
    for (let place = 1; place <= 5; place += 1) {
      await calls.readToken({ email, ...phone(`p${place}`) });
    }
    const profile = profileReplySchema.parse((await calls.get(profilePath, page)).json());
    const accountId = profile.data?.user_id ?? '';
    const { db, close } = await openSiteDatabase(getUrl());
    // Bypasses the password check, which allows only two at once.
    const { devices } = createDevices(db, () => new Date('2026-03-01T12:00:00Z'));

    const logins = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((installation) =>
        devices.startSession(accountId, { appType: 101, installation, name: '' }, ''),
      ),
    );

    await close();
    expect(logins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listDevices(page)).devices).toHaveLength(6);
  });

  test('a device that logs in again keeps its slot, even when all slots are taken', async () => {
    const email = 'again@example.org';
    const page = await openAccount(email);
    for (let place = 1; place <= 6; place += 1) {
      await calls.readToken({ email, ...phone(`p${place}`) });
    }
    const before = (await listDevices(page)).devices.map(({ user_id: id }) => id);
    const earlier = await calls.readToken({ email, ...phone('p6') });

    const device = { installation: 'p6', name: 'Renamed' };
    const later = await calls.readToken({ email, appType: '101', device });

    const { devices } = await listDevices(page);
    expect(devices.map(({ user_id: id }) => id).toSorted()).toEqual(before.toSorted());
    expect(devices.map(({ name }) => name)).toContain('Renamed');
    expect(await calls.checkToken(earlier)).toBe(50012);
    expect(await calls.checkToken(later)).toBe(200);
  });

  test('apps without an installation id share one slot per app type', async () => {
    const email = 'nameless@example.org';
    const page = await openAccount(email);
    const first = await calls.readToken({ email, appType: '301' });
    await calls.readToken({ email, appType: '301' });
    await calls.readToken({ email, appType: '302' });

    expect((await listDevices(page)).devices).toHaveLength(2);
    expect(await calls.checkToken(first)).toBe(50012);
  });

  test('a logout or an expired session frees the device slot', async () => {
    const email = 'gone@example.org';
    const page = await openAccount(email);
    const token = await calls.readToken({ email, ...phone('out') });
    await calls.post(logoutPath, token);
    expect((await listDevices(page)).devices).toEqual([]);
    for (let place = 1; place <= 6; place += 1) {
      await calls.readToken({ email, ...phone(`p${place}`) });
    }

    site.passMs(30 * dayMs);

    const fresh = await calls.readToken({ email });
    expect((await listDevices(fresh)).devices).toEqual([]);
    expect((await calls.logIn({ email, ...phone('p1') })).json()).toMatchObject({ code: 200 });
  });

  test.each(['0', '999', '504', 'web', '101, 501'])(
    'a login with an unknown app type (%p) is refused',
    async (appType) => {
      const reply = await calls.logIn({ appType });

      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ error: { code: 'devices.unknownAppType' } });
    },
  );

  test.each([
    { installation: '', name: 'x' },
    { installation: 'a b', name: 'x' },
    { installation: 'x'.repeat(65), name: 'x' },
    { installation: 'a', name: 'x'.repeat(65) },
  ])('a login with invalid device data is refused', async (device) => {
    expect((await calls.logIn({ appType: '101', device })).statusCode).toBe(422);
  });
});
