import {
  confirmSubscriptionPath,
  subscribePath,
  unsubscribePath,
} from '@tidegate/contracts/api/email-forms/endpoints';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const email = 'ada@example.com';

describeOnDatabase('newsletter routes', (getUrl) => {
  let site: TestApp;
  let emailsBefore = new Set<string>();

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  beforeEach(async () => {
    site.passMs(30 * dayMs);
    emailsBefore = new Set(await site.readMail());
  });
  afterAll(() => site.close());

  const post = async (url: string, payload: object = {}) => {
    const reply = await site.app.inject({ method: 'POST', url, payload });
    return {
      status: reply.statusCode,
      ...reply.json<{ code: number; data: null; error?: { code: string } }>(),
    };
  };
  const subscribe = (changes: object = {}) =>
    post(subscribePath, { email, language: 'de', ...changes });
  const readNewEmail = async (): Promise<string> => {
    const emails = (await site.readMail()).filter((message) => !emailsBefore.has(message));
    for (const message of emails) emailsBefore.add(message);
    return emails.join('\n');
  };
  const readToken = (message: string, name: string) =>
    new RegExp(`\\?${name}=([\\w-]{43})`).exec(message)?.[1] ?? 'none';
  const confirm = (token: string) => post(confirmSubscriptionPath, { token });
  const leave = (token: string) => post(`${unsubscribePath}?token=${token}`);
  /** Subscribes, confirms and returns the unsubscribe token. */
  const subscribeAndConfirm = async (address: string) => {
    await subscribe({ email: address });
    await confirm(readToken(await readNewEmail(), 'confirm'));
    return readToken(await readNewEmail(), 'leave');
  };

  test('a confirmed subscriber gets a welcome email with one-click unsubscribe', async () => {
    expect(await subscribe({ email: ' Ada@Example.com' })).toMatchObject({
      status: 200,
      code: 200,
    });
    const question = await readNewEmail();
    expect(question).toContain('To: ada@example.com');
    expect(question).toContain('/de/edmsub?confirm=');

    expect(await confirm(readToken(question, 'confirm'))).toMatchObject({ status: 200, code: 200 });

    const welcome = await readNewEmail();
    const leaveToken = readToken(welcome, 'leave');
    expect(welcome.replace(/\r?\n /g, ' ')).toContain(
      `List-Unsubscribe: <http://127.0.0.1:8080${unsubscribePath}?token=${leaveToken}>`,
    );
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await leave(leaveToken);
  });

  test('the confirmation link works twice and sends one welcome email', async () => {
    await subscribe();
    const token = readToken(await readNewEmail(), 'confirm');

    expect((await confirm(token)).code).toBe(200);
    const leaveToken = readToken(await readNewEmail(), 'leave');
    expect((await confirm(token)).code).toBe(200);

    expect(await readNewEmail()).toBe('');
    await leave(leaveToken);
  });

  test('a subscribed address gets the same response and no email', async () => {
    const first = await subscribe();
    await confirm(readToken(await readNewEmail(), 'confirm'));
    const leaveToken = readToken(await readNewEmail(), 'leave');

    expect(await subscribe()).toEqual(first);
    expect(await readNewEmail()).toBe('');
    await leave(leaveToken);
  });

  test('one-click unsubscribe works, and repeating it is no error', async () => {
    const token = await subscribeAndConfirm('bob@example.com');
    const oneClick = () =>
      site.app.inject({
        method: 'POST',
        url: `${unsubscribePath}?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });

    expect((await oneClick()).statusCode).toBe(200);
    expect((await oneClick()).statusCode).toBe(200);

    await subscribe({ email: 'bob@example.com' });
    expect(await readNewEmail()).toContain('confirm=');
  });

  test('a confirmation link is valid for a week, and only the latest one works', async () => {
    await subscribe();
    const first = readToken(await readNewEmail(), 'confirm');
    site.passMs(minuteMs);
    await subscribe();
    const second = readToken(await readNewEmail(), 'confirm');

    expect(await confirm(first)).toMatchObject({
      status: 200,
      error: { code: 'newsletter.unknownLink' },
    });
    site.passMs(8 * dayMs);
    expect(await confirm(second)).toMatchObject({ error: { code: 'newsletter.unknownLink' } });
  });

  test.each(['', 'x', '%00', "' or 1=1"])('the token %j confirms nothing', async (token) => {
    expect(await confirm(token)).toMatchObject({ error: { code: 'newsletter.unknownLink' } });
  });

  test.each([
    ['no address', { email: '' }],
    ['an address with a header behind it', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['a language that we do not speak', { language: 'tlh' }],
  ])('%s is refused', async (_, changes) => {
    expect(await subscribe(changes)).toMatchObject({ status: 422 });
    expect(await readNewEmail()).toBe('');
  });

  test('one address cannot be flooded with emails', async () => {
    for (let round = 0; round < 3; round += 1) await subscribe();

    expect(await subscribe()).toMatchObject({ status: 429, error: { code: 'newsletter.tooMany' } });
  });
});
