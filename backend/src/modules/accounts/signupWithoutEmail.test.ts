import {
  loginPath,
  profilePath,
  requestVerificationPath,
  setPasswordPath,
  deleteAccountPath,
  exportAccountPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { beginTotpPath } from '@tidegate/contracts/api/second-factor/endpoints';

import { queriesOf } from '../../../testing/customer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

interface Reply {
  code: number;
  data: { token: string; email: string | null; tables: Record<string, unknown[]> };
  error?: { code: string };
}

describeOnDatabase('a signup without an address', (getUrl) => {
  let site: TestApp;
  let networks = 0;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const query = queriesOf(getUrl);
  const signUp = (
    request: { payload?: string | object; headers?: Record<string, string> } = {},
    remoteAddress = `198.51.100.${String((networks += 1))}`,
  ) => site.app.inject({ method: 'POST', url: anonymousSignupPath, remoteAddress, ...request });
  const openAccount = async () => {
    const { token } = (await signUp()).json<Reply>().data;
    const headers = { authorization: `Bearer ${token}` };
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const reply = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: reply.statusCode, ...reply.json<Reply>() };
    };
    return { call };
  };

  test.each([
    ['no body', {}],
    ['an empty JSON body', { payload: '', headers: { 'content-type': 'application/json' } }],
    ['an empty object', { payload: {} }],
    ['a language alone', { payload: { language: 'de' } }],
  ])('%s creates an account with a session', async (_, request) => {
    const reply = await signUp(request);

    const { code, data } = reply.json<Reply>();
    expect([reply.statusCode, code]).toEqual([200, 200]);
    const headers = { authorization: `Bearer ${data.token}` };
    const profile = await site.app.inject({ url: profilePath, headers });
    expect(profile.json<Reply>().data).toMatchObject({ email: null, is_password_set: false });
  });

  test.each([[{ email: 'ada' }], [{ email: '' }], [{ email: null }], [[]], ['null']])(
    '%j is not a valid signup',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };

      expect((await signUp({ payload, headers })).statusCode).toBe(422);
    },
  );

  test('each signup creates an account and sends no email', async () => {
    const before = await query('select count(*)::int as accounts from site.account');

    const replies = await Promise.all(Array.from({ length: 12 }, () => signUp()));

    const after = await query('select count(*)::int as accounts from site.account');
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(Number(after[0]?.['accounts']) - Number(before[0]?.['accounts'])).toBe(12);
    expect(await site.readMail()).toEqual([]);
  });

  test('one network cannot open many accounts, and other networks are unaffected', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 25; round += 1) {
      const reply = await signUp({}, '203.0.113.7');
      statuses.push(reply.statusCode);
    }

    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await signUp()).statusCode).toBe(200);
  });

  test('an account without an address has no password, no second factor and no login', async () => {
    const { call } = await openAccount();

    const answers = [
      await call('POST', setPasswordPath, { password: 'Quiet-Harbour-3!' }),
      await call('POST', beginTotpPath, { confirmation: 'x', language: 'en' }),
    ];

    for (const { status, error } of answers) {
      expect([status, error?.code]).toEqual([409, 'accounts.emailMissing']);
    }
    for (const username of ['null', ' ']) {
      const payload = { username, password: 'Quiet-Harbour-3!' };
      const login = await site.app.inject({ method: 'POST', url: loginPath, payload });
      expect(login.json<Reply>().code).not.toBe(200);
    }
    const payload = { email: 'null', purpose: 'reset_password', language: 'en' };
    const reset = await site.app.inject({ method: 'POST', url: requestVerificationPath, payload });
    expect(reset.statusCode).toBe(422);
  });

  test('the owner exports their own data only', async () => {
    const { call } = await openAccount();

    const { data } = await call('GET', exportAccountPath);

    expect(data.tables['account']).toHaveLength(1);
    expect(data.tables['account']?.[0]).toMatchObject({ email: null });
    expect(data.tables['email_outbox']).toEqual([]);
  });

  test('the session alone suffices to delete the account', async () => {
    const { call } = await openAccount();

    const deletion = await call('POST', deleteAccountPath, { language: 'en' });

    expect(deletion.code).toBe(200);
    expect((await call('GET', profilePath)).code).toBe(50008);
    expect(await site.readMail()).toEqual([]);
  });
});
