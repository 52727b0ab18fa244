import { listSessionsPath } from '@tidegate/contracts/api/settings/endpoints';

import { accountCalls } from '../../../testing/accountCalls';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { endSessions } from '../../commands/endSessions';

const hourMs = 3_600_000;
/** A time at which the test's sessions are live. */
const at = new Date('2026-03-01T13:00:00Z');

describeOnDatabase('an operator', (getUrl) => {
  let site: TestApp;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), config: { sessionIdleMs: 24 * hourMs } });
    calls = accountCalls(site.app, getUrl());
  }, 60_000);
  afterAll(() => site.close());

  test('ends the sessions of one account, apps and browsers', async () => {
    const email = 'taken@example.org';
    const browser = await calls.openAccount({ email });
    const phone = await calls.readToken({ email, appType: '101' });
    const other = await calls.openAccount({ email: 'other@example.org' });

    expect(await endSessions(getUrl(), { email: ' Taken@Example.org' }, { at })).toBe(2);

    const codes = await Promise.all([browser, phone, other].map(calls.checkToken));
    expect(codes).toEqual([50012, 50012, 200]);
    expect(await endSessions(getUrl(), { email }, { at })).toBe(0);
  });

  test('ends all sessions, and returns undefined for an unknown email address', async () => {
    const token = await calls.openAccount({ email: 'all@example.org' });

    expect(await endSessions(getUrl(), { email: 'nobody@example.org' })).toBeUndefined();
    expect(await endSessions(getUrl(), 'everybody', { at })).toBeGreaterThan(0);

    expect(await calls.checkToken(token)).toBe(50012);
  });

  test('sets the idle time after which a browser is logged out and unlisted', async () => {
    const email = 'idle@example.org';
    const left = await calls.openAccount({ email });
    site.passMs(23 * hourMs);
    const used = await calls.readToken({ email });
    site.passMs(hourMs);

    const listed = (await calls.get(listSessionsPath, used)).json<{
      data: { sessions: object[] };
    }>();

    expect(listed.data.sessions).toHaveLength(1);
    expect(await calls.checkToken(left)).toBe(50014);
  });
});
