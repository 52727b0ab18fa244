import {
  loginPath,
  logoutPath,
  profilePath,
  changePasswordPath,
  requestVerificationPath,
  resetPasswordPath,
  setPasswordPath,
  validateVerificationPath,
} from '@tidegate/contracts/api/account/endpoints';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { demoCredentials } from './demoAccount';

const minuteMs = 60_000;
const email: string = demoCredentials.email;
const firstPassword: string = demoCredentials.password;
const purpose = 'reset_password';

interface Reply {
  code: number;
  data: { token?: string; ticket?: string } | null;
  error?: { code: string; details?: unknown };
}

describeOnDatabase('password routes', (getUrl) => {
  let site: TestApp;
  let emailsBefore = new Set<string>();

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  // Resets the throttles and the password for each test.
  beforeEach(async () => {
    site.passMs(16 * minuteMs);
    emailsBefore = new Set(await site.readMail());
  });
  afterAll(() => site.close());

  const post = async (url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await site.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, ...reply.json<Reply>() };
  };
  const logIn = (password: string) => post(loginPath, { username: email, password });
  const startSession = async (password = firstPassword) =>
    (await logIn(password)).data?.token ?? 'refused';
  const requestCode = (address = email, language = 'en') =>
    post(requestVerificationPath, { email: address, purpose, language });
  const readNewMail = async () =>
    (await site.readMail()).filter((message) => !emailsBefore.has(message));
  const readCode = async () => {
    const [message = ''] = await readNewMail();
    emailsBefore.add(message);
    return /^(\d{4} \d{4})\r?$/m.exec(message)?.[1] ?? 'no code';
  };
  const tryCode = (code: string, address = email) =>
    post(validateVerificationPath, { email: address, purpose, code });
  const getTicket = async () => {
    await requestCode();
    return (await tryCode(await readCode())).data?.ticket ?? 'none';
  };
  const readProfile = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await site.app.inject({ url: profilePath, headers })).json<Reply>().code;
  };
  const query = async (text: string, values: unknown[] = []) => {
    const client = new Client(getUrl());
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  test('the emailed code sets a new password and ends every session', async () => {
    const session = await startSession();
    await requestCode();
    const { data } = await tryCode(await readCode());

    const reset = await post(resetPasswordPath, { ticket: data?.ticket, password: 'New-Tide-2!' });

    expect(reset).toMatchObject({ status: 200, code: 200, data: null });
    expect(await readProfile(session)).toBe(50012);
    expect(await logIn(firstPassword)).toMatchObject({ code: 20101 });
    const back = { current_password: 'New-Tide-2!', new_password: firstPassword };
    expect(await post(changePasswordPath, back, await startSession('New-Tide-2!'))).toMatchObject({
      code: 200,
    });
  });

  test('a ticket can be used once', async () => {
    const ticket = await getTicket();
    const reset = () => post(resetPasswordPath, { ticket, password: firstPassword });

    const replies = await Promise.all([reset(), reset(), reset()]);

    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 20501, 20501]);
    expect(await reset()).toMatchObject({ code: 20501, error: { code: 'verification.failed' } });
  });

  test('a weak password is refused with its problems, and the ticket stays valid', async () => {
    const ticket = await getTicket();

    const weak = await post(resetPasswordPath, { ticket, password: 'P@ssw0rd!' });

    expect(weak).toMatchObject({
      status: 422,
      code: 20106,
      error: { code: 'accounts.weakPassword', details: { violations: ['common'] } },
    });
    expect(await post(resetPasswordPath, { ticket, password: firstPassword })).toMatchObject({
      code: 200,
    });
  });

  test('an address without an account gets the same response and no email', async () => {
    const known = await requestCode();
    const unknown = await requestCode('nobody@tidegate.example');

    expect(unknown).toEqual(known);
    const emails = await readNewMail();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toContain(`To: ${email}`);
    expect(await tryCode('12345678', 'nobody@tidegate.example')).toMatchObject({ code: 20501 });
    expect(await query('select id from site.email_outbox')).toEqual([]);
  });

  test('after five wrong attempts even the right code is refused', async () => {
    await requestCode();
    const code = await readCode();
    for (let round = 0; round < 5; round += 1) {
      expect(await tryCode('00000000')).toMatchObject({ code: 20501 });
    }

    expect(await tryCode(code)).toMatchObject({ code: 20501 });
  });

  test('after ten minutes the right code is reported as expired, a wrong one as wrong', async () => {
    await requestCode();
    const code = await readCode();
    site.passMs(10 * minuteMs);

    expect(await tryCode('00000000')).toMatchObject({ code: 20501 });
    expect(await tryCode(code)).toMatchObject({
      status: 200,
      code: 20502,
      error: { code: 'verification.expired' },
    });
  });

  test('a ticket expires', async () => {
    const ticket = await getTicket();
    site.passMs(15 * minuteMs);

    expect(await post(resetPasswordPath, { ticket, password: firstPassword })).toMatchObject({
      code: 20502,
    });
  });

  test('a new code replaces the previous one', async () => {
    await requestCode();
    const older = await readCode();
    await requestCode();
    const newer = await readCode();

    expect(await tryCode(older)).toMatchObject({ code: 20501 });
    expect(await tryCode(newer)).toMatchObject({ code: 200 });
  });

  test('a fourth code within fifteen minutes is refused', async () => {
    for (let round = 0; round < 3; round += 1) await requestCode('often@tidegate.example');

    const reply = await requestCode('often@tidegate.example');

    expect(reply).toMatchObject({
      status: 429,
      code: 20503,
      error: { code: 'verification.tooManyAttempts' },
    });
  });

  test('one IP address cannot try codes of many accounts', async () => {
    const replies = [];
    for (let round = 0; round <= 60; round += 1) {
      replies.push(await tryCode('00000000', `user${round}@tidegate.example`));
    }

    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  }, 30_000);

  test('the email has the requested language and a link to our origin without code or address', async () => {
    await requestCode(`  ${email.toUpperCase()} `, 'de');

    const [message = ''] = await readNewMail();

    expect(message).toContain('Der Code gilt einmal und 10');
    expect(message.match(/https?:\S+/g)).toEqual(['http://127.0.0.1:8080/de/resetPassword']);
  });

  test.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', 'ada'])(
    'no email is sent to %j',
    async (address) => {
      expect(await requestCode(address)).toMatchObject({ status: 422, code: 422 });
    },
  );

  test('the database holds neither code nor ticket in plain text', async () => {
    await requestCode();
    const code = (await readCode()).replace(' ', '');
    const ticket = (await tryCode(code)).data?.ticket ?? '';

    const rows = JSON.stringify(
      await query(`select code_hash, encode(ticket_hash, 'base64') from site.verification`),
    );

    expect(rows).toContain('argon2id');
    expect([rows.includes(code), rows.includes(ticket)]).toEqual([false, false]);
  });

  test('changing the password keeps the current session and ends the others', async () => {
    const here = await startSession();
    const there = await startSession();

    const change = { current_password: firstPassword, new_password: 'New-Tide-2!' };
    expect(await post(changePasswordPath, change, here)).toMatchObject({ status: 200, code: 200 });

    expect([await readProfile(here), await readProfile(there)]).toEqual([200, 50012]);
    const back = { current_password: 'New-Tide-2!', new_password: firstPassword };
    expect(await post(changePasswordPath, back, here)).toMatchObject({ code: 200 });
  });

  test.each([
    ['a wrong current password', 'Wrong-Tide-2!', 'New-Tide-2!', 20103, 'accounts.wrongPassword'],
    ['the same password', firstPassword, firstPassword, 20105, 'accounts.passwordUnchanged'],
    ['a weak new password', firstPassword, 'new-tide-2!', 20106, 'accounts.weakPassword'],
  ])('%s changes nothing', async (_name, current, wanted, code, error) => {
    const session = await startSession();

    const reply = await post(
      changePasswordPath,
      { current_password: current, new_password: wanted },
      session,
    );

    expect(reply).toMatchObject({ code, error: { code: error } });
    expect(await logIn(firstPassword)).toMatchObject({ code: 200 });
  });

  test('guessing the current password within a session is stopped', async () => {
    const session = await startSession();
    const guess = (round: number) =>
      post(
        changePasswordPath,
        { current_password: `Guess-${round}!`, new_password: 'New-Tide-2!' },
        session,
      );
    for (let round = 0; round < 10; round += 1) await guess(round);

    expect(await guess(10)).toMatchObject({ status: 429, code: 20102 });
  }, 30_000);

  test('an account without a password sets one once, and its other sessions end', async () => {
    const session = await startSession();
    const other = await startSession();
    await query('update site.account set password_hash = null where email = $1', [email]);
    const set = () => post(setPasswordPath, { password: firstPassword }, session);

    const replies = await Promise.all([set(), set()]);

    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 20107]);
    expect([await readProfile(session), await readProfile(other)]).toEqual([200, 50012]);
    expect(await logIn(firstPassword)).toMatchObject({ code: 200 });
  });

  test.each([changePasswordPath, setPasswordPath])('%s needs a session', async (path) => {
    const ended = await startSession();
    await post(logoutPath, {}, ended);
    const body = { password: 'New-Tide-2!', current_password: 'x', new_password: 'New-Tide-2!' };

    expect(await post(path, body)).toMatchObject({ status: 401, code: 401 });
    expect(await post(path, body, ended)).toMatchObject({ status: 200, code: 50008 });
  });
});
