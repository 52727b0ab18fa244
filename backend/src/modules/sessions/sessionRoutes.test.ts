import { logoutPath } from '@tidegate/contracts/api/account/endpoints';
import {
  endOtherSessionsPath,
  endSessionPath,
  listSessionsPath,
} from '@tidegate/contracts/api/settings/endpoints';
import { listSessionsReplySchema } from '@tidegate/contracts/api/settings/schemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';

import { accountCalls } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const minuteMs = 60_000;
const dayMs = 86_400_000;

describeOnDatabase('session routes', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  afterAll(() => site.close());

  const openAccount = (email: string) => calls.openAccount({ email, userAgent: firefox });
  const listSessions = async (token: string) => {
    const reply = listSessionsReplySchema.parse((await calls.get(listSessionsPath, token)).json());
    if (!isSuccess(reply)) throw new Error(reply.message);
    return reply.data.sessions;
  };
  const idOf = async (token: string) =>
    (await listSessions(token)).find((session) => session.is_current)?.session_id ?? '';
  const end = (token: string, id: unknown) => calls.post(endSessionPath, token, { session_id: id });

  test('the list contains the logged-in browsers, the current one first', async () => {
    const email = 'list@example.org';
    const here = await openAccount(email);
    site.passMs(minuteMs);
    await calls.readToken({ email, userAgent: 'curl/8.5.0' });
    await calls.readToken({ email, appType: '101' });

    const sessions = await listSessions(here);

    const name = expect.any(String) as string;
    expect(sessions).toEqual([
      {
        session_id: name,
        browser: 'Firefox',
        system: 'Linux',
        logged_in_at: '2026-03-01T12:00:00.000Z',
        is_current: true,
      },
      {
        session_id: name,
        browser: '',
        system: '',
        logged_in_at: '2026-03-01T12:01:00.000Z',
        is_current: false,
      },
    ]);
  });

  test('ended and expired sessions are not listed', async () => {
    const email = 'over@example.org';
    await openAccount(email);
    site.passMs(30 * dayMs);
    const left = await calls.readToken({ email });
    const here = await calls.readToken({ email });

    await calls.post(logoutPath, left);

    expect(await listSessions(here)).toHaveLength(1);
  });

  test('the list is limited to fifty sessions and always includes the current one', async () => {
    const email = 'many@example.org';
    const here = await openAccount(email);
    site.passMs(minuteMs);
    for (let login = 0; login < 50; login += 1) await calls.readToken({ email });

    const sessions = await listSessions(here);

    expect(sessions).toHaveLength(50);
    expect(sessions[0]).toMatchObject({ is_current: true, browser: 'Firefox' });
  });

  test('an ended session gets the code of an ended session, and ending it again is refused', async () => {
    const email = 'one@example.org';
    const here = await openAccount(email);
    const there = await calls.readToken({ email });
    const id = await idOf(there);

    const reply = await end(here, id);

    expect(reply.json()).toMatchObject({ code: 200, data: null });
    expect(await calls.checkToken(there)).toBe(50012);
    expect(await calls.checkToken(here)).toBe(200);
    expect(await listSessions(here)).toHaveLength(1);
    const again = await end(here, id);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ code: 20854, error: { code: 'sessions.notListed' } });
  });

  test("ending another account's session is refused as unknown", async () => {
    const owner = await openAccount('session.owner@example.org');
    const otherAccount = await openAccount('session.stranger@example.org');

    const foreign = await end(otherAccount, await idOf(owner));
    const unknown = await end(otherAccount, crypto.randomUUID());

    expect(foreign.json()).toMatchObject({ code: 20854 });
    expect(unknown.json()).toMatchObject({ code: 20854 });
    expect(await calls.checkToken(owner)).toBe(200);
  });

  test('all other sessions end together, including devices and their slots', async () => {
    const email = 'others@example.org';
    const here = await openAccount(email);
    const otherAccount = await openAccount('bystander@example.org');
    const browser = await calls.readToken({ email });
    const phone = await calls.readToken({ email, appType: '101' });

    const replies = await Promise.all([
      calls.post(endOtherSessionsPath, here),
      calls.post(endOtherSessionsPath, here),
    ]);

    expect(replies.map((reply) => reply.json<{ code: number }>().code)).toEqual([200, 200]);
    expect(await calls.checkToken(browser)).toBe(50012);
    expect(await calls.checkToken(phone)).toBe(50012);
    expect(await calls.checkToken(here)).toBe(200);
    expect(await calls.checkToken(otherAccount)).toBe(200);
    expect(await listSessions(here)).toHaveLength(1);
  });

  test.each([undefined, '', 7, "x' or 1=1", 'x'.repeat(10_000)])(
    'an invalid session id is refused',
    async (id) => {
      const token = await calls.readToken();

      expect((await end(token, id)).statusCode).toBe(422);
    },
  );

  test('without a token no session is listed or ended', async () => {
    const replies = await Promise.all([
      calls.get(listSessionsPath),
      end('', crypto.randomUUID()),
      calls.post(endOtherSessionsPath, ''),
    ]);

    expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401]);
  });
});
