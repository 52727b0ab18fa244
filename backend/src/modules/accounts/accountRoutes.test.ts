import { loginPath, logoutPath, profilePath } from '@tidegate/contracts/api/account/endpoints';
import { loginReplySchema, profileReplySchema } from '@tidegate/contracts/api/account/schemas';
import { doneReplySchema, refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import { isSuccess } from '@tidegate/contracts/errors/envelope';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { demoCredentials } from './demoAccount';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const { email, password } = demoCredentials;

describeOnDatabase('account routes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const post = (url: string, body?: unknown, token?: string) =>
    site.app.inject({
      method: 'POST',
      url,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  const logIn = (username: string, secret: string) =>
    post(loginPath, { username, password: secret });
  const readProfile = (authorization?: string) =>
    site.app.inject({ url: profilePath, headers: authorization ? { authorization } : {} });
  const startSession = async () => {
    const reply = loginReplySchema.parse((await logIn(email, password)).json());
    if (!isSuccess(reply)) throw new Error(reply.message);
    return reply.data.token;
  };

  test('the demo account logs in and reads its profile', async () => {
    const login = await logIn(`  ${email.toUpperCase()} `, password);
    expect(login.statusCode).toBe(200);
    const reply = loginReplySchema.parse(login.json());
    expect(isSuccess(reply) && reply.data.expires_at).toBe('2026-03-31T12:00:00.000Z');

    const token = isSuccess(reply) ? reply.data.token : '';
    const profile = await readProfile(`Bearer ${token}`);

    expect(profileReplySchema.parse(profile.json())).toMatchObject({
      code: 200,
      message: 'OK',
      data: { email, is_password_set: true, avatar: null },
    });
  });

  test('a wrong password and an unknown email address get identical responses', async () => {
    const [wrong, unknown] = [await logIn(email, 'Wrong-1!'), await logIn('x@y.example', password)];

    const bodies = [wrong, unknown].map((reply) => {
      const { error, ...rest } = refusalSchema.parse(reply.json());
      return { status: reply.statusCode, ...rest, error: error.code };
    });
    expect(bodies[0]).toEqual({
      status: 200,
      code: 20101,
      message: 'Incorrect username or password.',
      data: null,
      error: 'accounts.wrongCredentials',
    });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test.each<[string, unknown]>([
    ['no password', { username: email }],
    ['an empty name', { username: '   ', password }],
    ['a number', { username: 1, password }],
    ['a list', []],
    ['nothing', undefined],
    ['a password of 129 characters', { username: email, password: 'x'.repeat(129) }],
    ['a name of 255 characters', { username: 'x'.repeat(255), password }],
  ])('a login with %s is invalid, and the input is not repeated', async (_name, body) => {
    const reply = await post(loginPath, body);

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 422, error: { code: 'requests.invalid' } });
    expect(reply.body).not.toContain('xxxx');
  });

  test('unknown fields are dropped', async () => {
    const reply = await post(loginPath, { username: email, password, is_admin: true });

    expect(reply.json()).toMatchObject({ code: 200 });
  });

  test('only a profile request without a token returns 401', async () => {
    for (const authorization of [undefined, '', 'Basic abc', 'Bearer', 'Bearer ']) {
      const reply = await readProfile(authorization);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ code: 401, error: { code: 'sessions.missing' } });
    }
  });

  test('an unknown token returns 50008 with HTTP 200', async () => {
    for (const token of ['x', 'x'.repeat(43), 'x'.repeat(5000)]) {
      const reply = await readProfile(`Bearer ${token}`);
      expect(reply.statusCode).toBe(200);
      expect(profileReplySchema.parse(reply.json())).toMatchObject({
        code: 50008,
        error: { code: 'sessions.unknown' },
      });
    }
  });

  test('a logout ends the session, and repeating it or sending no token is no error', async () => {
    const token = await startSession();

    for (const sent of [token, token, 'nonsense', undefined]) {
      const reply = await post(logoutPath, undefined, sent);
      expect(reply.statusCode).toBe(200);
      expect(doneReplySchema.parse(reply.json())).toMatchObject({ code: 200, data: null });
    }
    expect((await readProfile(`Bearer ${token}`)).json()).toMatchObject({ code: 50008 });
  });

  test('a session that was ended elsewhere returns 50012', async () => {
    const token = await startSession();
    const client = new Client(getUrl());
    await client.connect();
    await client.query(
      "update site.session set ended_at = now(), ended_by = 'elsewhere' where ended_at is null",
    );
    await client.end();

    const reply = await readProfile(`Bearer ${token}`);

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ code: 50012, error: { code: 'sessions.endedElsewhere' } });
  });

  test('a session older than thirty days returns 50014', async () => {
    const token = await startSession();
    site.passMs(30 * dayMs);

    const reply = await readProfile(`Bearer ${token}`);

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ code: 50014, error: { code: 'sessions.expired' } });
  });

  test('password guessing is stopped with 429 and allowed again after the window', async () => {
    site.passMs(15 * minuteMs);
    for (let guess = 0; guess < 10; guess += 1) {
      await logIn('guessed@example.org', `guess ${guess}`);
    }

    const reply = await logIn('guessed@example.org', 'one more');

    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('900');
    expect(reply.json()).toMatchObject({ code: 20102, error: { code: 'accounts.tooManyLogins' } });
    expect((await logIn(email, password)).json()).toMatchObject({ code: 200 });
    site.passMs(15 * minuteMs);
    expect((await logIn('guessed@example.org', 'again')).json()).toMatchObject({ code: 20101 });
  }, 30_000);

  test('simultaneous guesses are counted one by one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, guess) => logIn('burst@example.org', `guess ${guess}`)),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
  }, 30_000);

  test('the database holds neither password nor token in plain text', async () => {
    const token = await startSession();
    const client = new Client(getUrl());
    await client.connect();
    const { rows } = await client.query(
      `select a.password_hash, encode(s.token_hash, 'base64') as token_hash
         from site.account a join site.session s on s.account_id = a.id`,
    );
    await client.end();

    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
