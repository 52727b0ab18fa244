import {
  bindUserIpPath,
  dnsSettingsPath,
  queryUserIpPath,
  removeUserIpPath,
} from '@tidegate/contracts/api/settings/endpoints';
import {
  dnsSettingsReplySchema,
  userIpReplySchema,
} from '@tidegate/contracts/api/settings/schemas';

import { accountCalls } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

describeOnDatabase('address routes', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  afterAll(() => site.close());

  const openAccount = (email: string) => calls.openAccount({ email });
  const query = async (token: string, address = '127.0.0.1') => {
    const headers = { 'x-forwarded-for': address };
    const reply = await calls.post(queryUserIpPath, token, undefined, headers);
    return userIpReplySchema.parse(reply.json()).data;
  };
  const bind = (token: string, ip: string) => calls.post(bindUserIpPath, token, { ip });
  const setResolvers = (token: string, ...resolvers: string[]) =>
    calls.post(dnsSettingsPath, token, { resolvers });
  const getResolvers = async (token: string) =>
    dnsSettingsReplySchema.parse((await calls.get(dnsSettingsPath, token)).json()).data?.resolvers;

  test('an address is normalised, replaced by the next one and removed', async () => {
    const token = await openAccount('bind@example.org');
    expect(await query(token)).toEqual({ ip: null, visitor_ip: '' });

    await bind(token, ' 2606:4700:4700:0::1111 ');
    expect(await query(token)).toMatchObject({ ip: '2606:4700:4700::1111' });
    const replaced = await bind(token, '::ffff:8.8.4.4');
    expect(replaced.json()).toMatchObject({ code: 200, data: { ip: '8.8.4.4' } });
    expect(await query(token)).toMatchObject({ ip: '8.8.4.4' });

    for (let time = 1; time <= 2; time += 1) {
      const reply = await calls.post(removeUserIpPath, token);
      expect(reply.json()).toMatchObject({ code: 200, data: { ip: null } });
    }
    expect(await query(token)).toMatchObject({ ip: null });
  });

  test('the address of a visitor is returned only if it can be bound', async () => {
    const token = await openAccount('visit@example.org');

    expect(await query(token, '8.8.4.4')).toEqual({ ip: null, visitor_ip: '8.8.4.4' });
    expect(await query(token, '192.168.1.7')).toEqual({ ip: null, visitor_ip: '' });
  });

  test('binding an address again, also simultaneously, changes nothing', async () => {
    const token = await openAccount('twice@example.org');

    const replies = [
      await bind(token, '8.8.4.4'),
      ...(await Promise.all([bind(token, '8.8.4.4'), bind(token, '8.8.4.4')])),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await query(token)).toMatchObject({ ip: '8.8.4.4' });
  });

  test.each([
    ['nonsense', 20861, 'addresses.invalid'],
    ['', 20861, 'addresses.invalid'],
    ['010.0.0.1', 20861, 'addresses.invalid'],
    ['192.168.1.1', 20862, 'addresses.notPublic'],
    ['::1', 20862, 'addresses.notPublic'],
    ['203.0.113.7', 20862, 'addresses.notPublic'],
  ])('binding %p is refused and keeps the bound address', async (ip, code, error) => {
    const token = await calls.readToken();
    await bind(token, '8.8.4.4');

    const reply = await bind(token, ip);

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code, error: { code: error } });
    expect(await query(token)).toMatchObject({ ip: '8.8.4.4' });
  });

  test.each([undefined, {}, { ip: 1 }, { ip: 'x'.repeat(65) }])(
    'a request to bind something that is no string (%p) is invalid',
    async (body) => {
      const token = await calls.readToken();

      expect((await calls.post(bindUserIpPath, token, body)).json()).toMatchObject({ code: 422 });
    },
  );

  test('an account sees only its own address and resolvers', async () => {
    const own = await openAccount('mine@example.org');
    const other = await openAccount('other@example.org');

    await bind(own, '8.8.4.4');
    await setResolvers(own, '8.8.8.8');
    await calls.post(removeUserIpPath, other);
    await setResolvers(other);

    expect(await query(own)).toMatchObject({ ip: '8.8.4.4' });
    expect(await query(other)).toMatchObject({ ip: null });
    expect(await getResolvers(own)).toEqual(['8.8.8.8']);
    expect(await getResolvers(other)).toEqual([]);
  });

  test('up to two resolvers are stored in order and removed', async () => {
    const token = await openAccount('dns@example.org');
    expect(await getResolvers(token)).toEqual([]);

    const reply = await setResolvers(token, '2606:4700:4700:0::1111', '8.8.8.8');
    expect(reply.json()).toMatchObject({
      data: { resolvers: ['2606:4700:4700::1111', '8.8.8.8'] },
    });
    expect(await getResolvers(token)).toEqual(['2606:4700:4700::1111', '8.8.8.8']);

    await Promise.all([setResolvers(token, '8.8.8.8'), setResolvers(token, '8.8.8.8')]);
    expect(await getResolvers(token)).toEqual(['8.8.8.8']);
    for (let time = 1; time <= 2; time += 1) {
      expect((await setResolvers(token)).json()).toMatchObject({ data: { resolvers: [] } });
    }
    expect(await getResolvers(token)).toEqual([]);
  });

  test.each([
    [['8.8.8.8', 'dns.example'], 20861, 1],
    [['10.0.0.1', '8.8.8.8'], 20862, 0],
    [['8.8.8.8', '::ffff:8.8.8.8'], 20863, 1],
  ])('resolvers %p are refused with the faulty position', async (resolvers, code, position) => {
    const token = await calls.readToken();
    await setResolvers(token, '9.9.9.9');

    const reply = await setResolvers(token, ...resolvers);

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code, error: { details: { position } } });
    expect(await getResolvers(token)).toEqual(['9.9.9.9']);
  });

  test('a third resolver is refused', async () => {
    const token = await calls.readToken();

    const reply = await setResolvers(token, '8.8.8.8', '8.8.4.4', '9.9.9.9');

    expect(reply.json()).toMatchObject({ code: 422, error: { code: 'requests.invalid' } });
  });

  test('every call without a token returns 401', async () => {
    const replies = [
      await calls.get(dnsSettingsPath),
      await calls.post(queryUserIpPath, ''),
      await calls.post(removeUserIpPath, ''),
      await bind('', '8.8.4.4'),
      await setResolvers(''),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });
});
