import { contactPath } from '@tidegate/contracts/api/email-forms/endpoints';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const dayMs = 24 * 3600_000;

describeOnDatabase('contact routes', (getUrl) => {
  let site: TestApp;
  let emailsBefore = new Set<string>();

  beforeAll(async () => {
    site = await createTestApp({
      url: getUrl(),
      config: { contactInbox: 'desk@tidegate.example' },
    });
  }, 60_000);
  beforeEach(async () => {
    site.passMs(2 * dayMs);
    emailsBefore = new Set(await site.readMail());
  });
  afterAll(() => site.close());

  const aMessage = (changes: object = {}) => ({
    name: 'Ada Lovelace',
    email: 'Ada@Example.com ',
    inquiry: 'The gate in Lyon does not open.\nWhat now?',
    language: 'fr',
    ...changes,
  });
  const send = async (payload: object) => {
    const reply = await site.app.inject({ method: 'POST', url: contactPath, payload });
    return {
      status: reply.statusCode,
      ...reply.json<{ code: number; error?: { code: string } }>(),
    };
  };
  const readNewMail = async () =>
    (await site.readMail()).filter((message) => !emailsBefore.has(message));

  test('a message reaches the support inbox with the visitor as reply address', async () => {
    expect(await send(aMessage())).toMatchObject({ status: 200, code: 200 });

    const [message = ''] = await readNewMail();
    expect(message).toContain('To: desk@tidegate.example');
    expect(message).toContain('Reply-To: Ada Lovelace <ada@example.com>');
    expect(message).toContain('Subject: Contact form (fr): Ada Lovelace');
    expect(message).toContain('The gate in Lyon does not open.\nWhat now?');
  });

  test('a message that is sent twice, even simultaneously, is stored once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => send(aMessage())));

    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await readNewMail()).toHaveLength(1);
  });

  test('the same text a day later is a new message', async () => {
    await send(aMessage());
    await site.readMail();
    site.passMs(dayMs + 1);
    await send(aMessage());

    expect(await readNewMail()).toHaveLength(2);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['no email', { email: '' }],
    ['no inquiry', { inquiry: '\n ' }],
    ['an email that is none', { email: 'ada@' }],
    ['an email with a header behind it', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['a name with a header behind it', { name: 'Ada\r\nBcc: eve@example.com' }],
    ['a text with control characters', { inquiry: 'a\u0000b' }],
    ['a text that is too long', { inquiry: 'a'.repeat(5001) }],
    ['a language that we do not speak', { language: 'xx' }],
  ])('%s is refused and sends no email', async (_, changes) => {
    expect(await send(aMessage(changes))).toMatchObject({
      status: 422,
      error: { code: 'requests.invalid' },
    });
    expect(await readNewMail()).toEqual([]);
  });

  test('a message of 100 kB is too large', async () => {
    expect(await send(aMessage({ inquiry: 'a'.repeat(100_000) }))).toMatchObject({
      status: 413,
      error: { code: 'requests.tooLarge' },
    });
  });

  test('repeated messages from one sender are throttled', async () => {
    for (let round = 0; round < 5; round += 1) await send(aMessage({ inquiry: `No. ${round}` }));

    expect(await send(aMessage({ inquiry: 'One more' }))).toMatchObject({
      status: 429,
      error: { code: 'contact.tooMany' },
    });
  });
});
