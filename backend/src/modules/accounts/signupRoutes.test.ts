import {
  loginPath,
  profilePath,
  requestVerificationPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { demoCredentials } from './demoAccount';

describeOnDatabase('anonymous signup', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const post = async (url: string, payload: object) => {
    const reply = await site.app.inject({ method: 'POST', url, payload });
    const body = reply.json<{ code: number; data: { token: string }; error?: { code: string } }>();
    return { status: reply.statusCode, ...body };
  };
  const signUp = (email: string, language = 'en') => post(anonymousSignupPath, { email, language });

  test('a signup with an email address starts a session and can get a password by email', async () => {
    const { data } = await signUp('  New.Buyer@Tidegate.example ', 'de');

    const headers = { authorization: `Bearer ${data.token}` };
    const profile = (await site.app.inject({ url: profilePath, headers })).json<{ data: object }>();
    expect(profile.data).toMatchObject({
      email: 'new.buyer@tidegate.example',
      is_password_set: false,
    });
    await post(requestVerificationPath, {
      email: 'new.buyer@tidegate.example',
      purpose: 'reset_password',
      language: 'de',
    });
    const emails = (await site.readMail()).filter((message) => message.includes('new.buyer@'));
    expect(emails).toHaveLength(2);
    expect(emails.some((message) => /\/de\/forgetPassword\s/.test(message))).toBe(true);
  });

  test('a signup with a taken address is refused, whether or not it has a password', async () => {
    await signUp('first@tidegate.example');

    const replies = [await signUp('first@tidegate.example'), await signUp(demoCredentials.email)];

    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 409, code: 20108, data: null });
      expect(reply.error).toMatchObject({ code: 'accounts.emailTaken' });
    }
    expect(
      await post(loginPath, { username: 'first@tidegate.example', password: 'x' }),
    ).toMatchObject({ code: 20101 });
  });

  test('simultaneous signups with one address create one account and one email', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => signUp('twice@tidegate.example')));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const emails = (await site.readMail()).filter((message) => message.includes('twice@'));
    expect(emails).toHaveLength(1);
  });

  test('one IP address cannot sign up many accounts', async () => {
    const replies = [];
    for (let round = 0; round < 25; round += 1) {
      replies.push(await signUp(`many${String(round)}@tidegate.example`));
    }

    expect(replies.some(({ status, code }) => status === 429 && code === 20109)).toBe(true);
  });

  test.each(['', 'ada', 'ada@example.com\r\nBcc: eve@example.com', `${'a'.repeat(260)}@b.example`])(
    '%j is not a valid email address',
    async (email) => {
      expect(await signUp(email)).toMatchObject({ status: 422, code: 422 });
    },
  );
});
