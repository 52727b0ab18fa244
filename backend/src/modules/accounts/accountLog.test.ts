import {
  loginPath,
  changePasswordPath,
  resetPasswordPath,
  validateVerificationPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { pino } from 'pino';

import { describeOnDatabase } from '../../../testing/databases';
import { recoverPassword } from '../../../testing/recoverPassword';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { joinLog } from '../../log';
import { demoCredentials } from './demoAccount';

const { email, password } = demoCredentials;
const address = '203.0.113.77';
const secrets = [email, password, address, 'Wrong-Tide-9!', '0000 0000', 't'.repeat(43)];

describeOnDatabase('the log of accounts', (getUrl) => {
  let site: TestApp;
  let text = '';

  beforeAll(async () => {
    const log = joinLog(pino({}, { write: (line) => void (text += line) }));
    site = await createTestApp({ url: getUrl(), log });
  }, 60_000);
  beforeEach(() => {
    text = '';
  });
  afterAll(() => site.close());

  const post = async (url: string, payload: object, headers = {}) => {
    const request = { method: 'POST', url, payload, headers, remoteAddress: address } as const;
    return (await site.app.inject(request)).json<{ data: { token: string } | null }>().data;
  };
  const readEvents = () =>
    text
      .split('\n')
      .filter((line) => line.includes('"msg":"security"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('each login attempt is logged with account and outcome and without secrets', async () => {
    const granted = await post(loginPath, { username: email, password });
    await post(loginPath, { username: email, password: 'Wrong-Tide-9!' });
    await post(loginPath, { username: 'nobody@tidegate.example', password });
    const headers = { authorization: `Bearer ${granted?.token ?? ''}` };
    const change = { current_password: 'Wrong-Tide-9!', new_password: 'New-Tide-2!' };
    await post(changePasswordPath, change, headers);
    const purpose = 'reset_password';
    await post(validateVerificationPath, { email, purpose, code: '0000 0000' });
    await post(resetPasswordPath, { ticket: 't'.repeat(43), password: 'New-Tide-2!' });

    const events = readEvents();
    const accountId = events[0]?.['accountId'];
    expect(accountId).toMatch(/^[\da-f-]{36}$/);
    expect(events).toMatchObject([
      { action: 'login', outcome: 'done', level: 30 },
      { action: 'login', outcome: 'refused', code: 'accounts.wrongCredentials', accountId },
      { action: 'login', outcome: 'refused', code: 'accounts.wrongCredentials', level: 40 },
      { action: 'passwordChange', outcome: 'refused', code: 'accounts.wrongPassword', accountId },
      { action: 'verification', outcome: 'refused', code: 'verification.failed' },
      { action: 'passwordReset', outcome: 'refused', code: 'verification.failed' },
    ]);
    expect(events[2]).not.toHaveProperty('accountId');
    expect(new Set(events.map(({ from }) => from)).size).toBe(1);
    const found = [...secrets, granted?.token ?? 'none'].filter((secret) => text.includes(secret));
    expect(found).toEqual([]);
  });

  test('signup and recovery are logged with their account', async () => {
    await post(anonymousSignupPath, { email: 'log@tidegate.example', language: 'en' });

    await recoverPassword(site, 'log@tidegate.example', 'New-Tide-2!');

    const events = readEvents();
    expect(events.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['signup', 'done'],
      ['verification', 'done'],
      ['passwordReset', 'done'],
    ]);
    expect(new Set(events.map(({ accountId }) => accountId)).size).toBe(1);
    expect(text).not.toContain('log@tidegate.example');
  });
});
