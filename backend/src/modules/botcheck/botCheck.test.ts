import { createServer } from 'node:http';

import { botCheckTaskPath } from '@tidegate/contracts/api/visitors/endpoints';
import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { contactPath } from '@tidegate/contracts/api/email-forms/endpoints';
import { loginPath, requestVerificationPath } from '@tidegate/contracts/api/account/endpoints';
import { toCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { demoCredentials } from '../accounts';

const minuteMs = 60_000;

interface Reply {
  status: number;
  code: number;
  err_code?: number;
  message: string;
  error?: { code: string };
}

async function post(site: TestApp, url: string, payload: object): Promise<Reply> {
  const reply = await site.app.inject({ method: 'POST', url, payload });
  return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() };
}

const failed = { status: 200, code: 20821, error: { code: 'botCheck.failed' } };
const login = {
  username: demoCredentials.email,
  password: demoCredentials.password,
};

describeOnDatabase('bot check by work', (getUrl) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  beforeEach(() => {
    site.passMs(16 * minuteMs);
  });
  afterAll(() => site.close());

  const requestChallenge = async (action: string, kind = 'r3') => {
    const reply = await site.app.inject(`${botCheckTaskPath}?kind=${kind}&action=${action}`);
    return reply.json<{ data: { challenge: Challenge } }>().data.challenge;
  };
  const solve = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const createToken = async (action: string) => solve(await requestChallenge(action));
  const logIn = (recasign?: unknown, kind: 'r2' | 'r3' = 'r3') =>
    post(site, toCheckedPath(loginPath, kind), { ...login, recasign });

  test('a solved challenge permits one login', async () => {
    const token = await createToken('login');

    const replies = await Promise.all([logIn(token), logIn(token), logIn(token)]);

    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 20821, 20821]);
  });

  test('the contact form and email codes need the bot check too', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', inquiry: 'Ahoy', language: 'en' };
    const body = { email: 'ada@example.com', purpose: 'reset_password', language: 'en' };

    const replies = [
      await post(site, toCheckedPath(contactPath, 'r3'), {
        ...message,
        recasign: await createToken('contact'),
      }),
      await post(site, toCheckedPath(requestVerificationPath, 'r3'), {
        ...body,
        recasign: await createToken('verification'),
      }),
    ];

    expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  });

  test('a failed check is never cached', async () => {
    const reply = await site.app.inject(toCheckedPath(plansPath, 'r3'));

    expect(reply.json()).toMatchObject({ code: 20821 });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(reply.headers).not.toHaveProperty('etag');
  });

  test('a GET request carries the token in its query', async () => {
    const token = encodeURIComponent(await createToken('submit'));
    const plans = '/ws/mm/reca/r3/payment/v1/providers/plans';

    expect((await site.app.inject(`${plans}?recasign=${token}`)).json()).toMatchObject({
      code: 200,
    });
    expect((await site.app.inject(plans)).json()).toMatchObject({ code: 20821 });
  });

  test('the unchecked path needs no token but is throttled', async () => {
    expect(await post(site, loginPath, login)).toMatchObject({ status: 200, code: 200 });
  });

  test('a token for another action or another check is refused', async () => {
    expect(await logIn(await createToken('contact'))).toMatchObject(failed);
    expect(await logIn(await createToken('login'), 'r2')).toMatchObject(failed);
  });

  test('a token expires after ten minutes', async () => {
    const token = await createToken('login');
    site.passMs(10 * minuteMs);

    expect(await logIn(token)).toMatchObject(failed);
  });

  test('a challenge cannot be made easier, extended or used for another action', async () => {
    const challenge = await requestChallenge('contact');
    const { parameters } = challenge;
    const data = parameters.data ?? {};
    const forgeries = [
      { ...parameters, data: { ...data, action: 'login' } },
      { ...parameters, data: { ...data, action: 'login' }, cost: 1 },
      { ...parameters, data: { ...data, action: 'login', goodUntilMs: 9e12 } },
    ];

    for (const forged of forgeries) {
      expect(await logIn(await solve({ ...challenge, parameters: forged }))).toMatchObject(failed);
    }
  });

  test.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['a list', ['a']],
    ['nonsense', 'AAAA'],
    ['other JSON', Buffer.from('{"challenge":null}').toString('base64')],
    ['a very long one', 'a'.repeat(10_000)],
  ])('%s as a token is refused', async (_, token) => {
    expect(await logIn(token)).toMatchObject(failed);
  });
});

/** A fake `siteverify` endpoint. */
async function openVerifier() {
  const requested: URLSearchParams[] = [];
  let answer: object | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      requested.push(new URLSearchParams(body));
      response.statusCode = answer ? 200 : 500;
      response.end(answer ? JSON.stringify(answer) : 'broken');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    requested,
    answerWith: (next: object | undefined) => {
      answer = next;
    },
    close: () => server.close(),
  };
}

describeOnDatabase('bot check by reCAPTCHA', (getUrl) => {
  let site: TestApp;
  let verifier: Awaited<ReturnType<typeof openVerifier>>;
  beforeAll(async () => {
    verifier = await openVerifier();
    const { verifyUrl } = verifier;
    const v2 = { siteKey: 'site-2', secret: 'secret-2' };
    const v3 = { siteKey: 'site-3', secret: 'secret-3' };
    site = await createTestApp({ url: getUrl(), config: { recaptcha: { verifyUrl, v2, v3 } } });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    verifier.close();
  });

  const good = {
    success: true,
    hostname: '127.0.0.1',
    challenge_ts: '2026-03-01T12:00:00Z',
    action: 'login',
    score: 0.9,
  };
  let tokens = 0;
  const logIn = (kind: 'r2' | 'r3', token = `token-${(tokens += 1)}`) =>
    post(site, toCheckedPath(loginPath, kind), { ...login, recasign: token });

  test('a token is verified with the secret of its version and allows one login', async () => {
    verifier.answerWith(good);

    expect(await logIn('r3', 'mine')).toMatchObject({ code: 200 });
    expect(await logIn('r3', 'mine')).toMatchObject(failed);

    expect(verifier.requested[0]?.toString()).toBe('secret=secret-3&response=mine');
    const task = await site.app.inject(`${botCheckTaskPath}?kind=r2&action=login`);
    expect(task.json()).toMatchObject({ data: { by: 'recaptcha', site_key: 'site-2' } });
  });

  test('a low score returns err_code 500, and the fallback check permits the login', async () => {
    verifier.answerWith({ ...good, score: 0.3 });
    expect(await logIn('r3')).toMatchObject({
      status: 200,
      err_code: 500,
      code: 20104,
      message: 'ReCaptchaScoreTooLow',
    });

    verifier.answerWith({ ...good, action: undefined, score: undefined });
    expect(await logIn('r2')).toMatchObject({ code: 200 });
  });

  test.each([
    ['is wrong', { success: false }],
    ['is of another site', { ...good, hostname: 'evil.example' }],
    ['is of another action', { ...good, action: 'contact' }],
    ['is too old', { ...good, challenge_ts: '2026-03-01T11:57:59Z' }],
  ])('a reCAPTCHA token that %s is refused', async (_, answer) => {
    verifier.answerWith(answer);

    expect(await logIn('r3')).toMatchObject(failed);
  });

  test('an unavailable reCAPTCHA service refuses the login with 503', async () => {
    verifier.answerWith(undefined);

    expect(await logIn('r3')).toMatchObject({
      status: 503,
      error: { code: 'botCheck.unavailable' },
    });
  });
});
