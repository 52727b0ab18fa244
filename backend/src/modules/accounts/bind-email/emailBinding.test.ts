import {
  loginPath,
  profilePath,
  bindEmailPath,
  requestEmailCodePath,
  setPasswordPath,
  validateVerificationPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';

import { queriesOf } from '../../../../testing/customer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

interface Answer {
  status: number;
  code: number;
  data: { token: string; email: string | null } | null;
  error?: { code: string };
}

interface Session {
  post(path: string, payload: object): Promise<Answer>;
  readEmail(): Promise<string | null | undefined>;
}

const minuteMs = 60_000;
const codeInEmail = /^(\d{4} \d{4})\r?$/m;

describeOnDatabase('an address for an account without one', (getUrl) => {
  let site: TestApp;
  let people = 0;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const query = queriesOf(getUrl);
  const createEmail = () => `bound${String((people += 1))}@tidegate.example`;
  const signUp = async (payload: object = {}): Promise<Session> => {
    people += 1;
    const remoteAddress = `198.51.${String(Math.floor(people / 250))}.${String(people % 250)}`;
    const call = async (method: 'GET' | 'POST', url: string, token: string, body?: object) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const options = { method, url, headers, remoteAddress, ...(body && { payload: body }) };
      const reply = await site.app.inject(options);
      return { status: reply.statusCode, ...reply.json<Omit<Answer, 'status'>>() };
    };
    const { data } = await call('POST', anonymousSignupPath, '', payload);
    const token = data?.token ?? '';
    return {
      post: (path, body) => call('POST', path, token, body),
      readEmail: async () => (await call('GET', profilePath, token)).data?.email,
    };
  };
  const requestCode = (session: Session, email: string) =>
    session.post(requestEmailCodePath, { email, language: 'en' });
  const emailsTo = async (email: string) =>
    (await site.readMail()).filter((message) => message.includes(`To: ${email}`));
  /** Returns the code that was sent to the address, which may be typed in another form. */
  const receiveCode = async (session: Session, email: string, typed = email) => {
    const before = await emailsTo(email);
    await requestCode(session, typed);
    const message = (await emailsTo(email)).find((one) => !before.includes(one)) ?? '';
    return codeInEmail.exec(message)?.[1] ?? '';
  };
  const bind = (session: Session, email: string, code: string) =>
    session.post(bindEmailPath, { email, code });
  const countOf = async (email: string) =>
    (await query('select id from site.account where email = $1', [email])).length;

  test('the emailed code binds the address, which can then log in with a password', async () => {
    const session = await signUp();
    const email = createEmail();

    const code = await receiveCode(session, email, ` ${email.toUpperCase()} `);
    const bound = await bind(session, ` ${email.toUpperCase()} `, code.replace(' ', '-'));
    const again = await bind(session, email, code);

    expect([bound.code, again.code]).toEqual([200, 200]);
    expect(await session.readEmail()).toBe(email);
    await session.post(setPasswordPath, { password: 'Quiet-Harbour-3!' });
    const login = await session.post(loginPath, { username: email, password: 'Quiet-Harbour-3!' });
    expect(login.code).toBe(200);
    expect(await query('select verified_at from site.account where email = $1', [email])).toEqual([
      { verified_at: expect.any(Date) as Date },
    ]);
    expect(await query('select code_hash from site.verification')).toEqual([]);
  });

  test('the email names neither the account nor the code in its link', async () => {
    const session = await signUp();
    const email = createEmail();
    const code = await receiveCode(session, email);

    const [message = ''] = await emailsTo(email);

    expect(message).toMatch(/\/email\?sent=code\s/);
    const links = message.match(/https?:\S+/g) ?? [];
    // The origin has a port, whose digits any code may contain.
    const sent = links.map((link) => link.replace(new URL(link).origin, ''));
    expect(sent.join(' ')).not.toContain(code.slice(0, 4));
  });

  test('a wrong code, one for another address and one of another account bind nothing', async () => {
    const [session, other] = [await signUp(), await signUp()];
    const [email, elsewhere] = [createEmail(), createEmail()];
    const code = await receiveCode(session, email);
    const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

    const answers = [
      await bind(session, email, wrong),
      await bind(session, elsewhere, code),
      await bind(other, email, code),
    ];

    for (const answer of answers) expect(answer.error?.code).toBe('verification.failed');
    expect([await session.readEmail(), await other.readEmail()]).toEqual([null, null]);
  });

  test('a code is valid for ten minutes and five attempts', async () => {
    const [late, guessing] = [await signUp(), await signUp()];
    const emails = [createEmail(), createEmail()] as const;
    const codes = [await receiveCode(late, emails[0]), await receiveCode(guessing, emails[1])];
    for (let guess = 0; guess < 5; guess += 1) await bind(guessing, emails[1], '0000 0000');

    const guessed = await bind(guessing, emails[1], codes[1] ?? '');
    site.passMs(10 * minuteMs);
    const expired = await bind(late, emails[0], codes[0] ?? '');

    expect([guessed.code, expired.code]).toEqual([20501, 20502]);
  });

  test('a code for binding an address cannot be used for another purpose', async () => {
    const session = await signUp();
    const email = createEmail();
    const code = await receiveCode(session, email);

    const answers = await Promise.all(
      ['reset_password', 'bind_email'].map((purpose) =>
        session.post(validateVerificationPath, { email, purpose, code }),
      ),
    );

    expect(answers.map(({ code: answered }) => answered)).toEqual([20501, 422]);
  });

  test('a request for a taken address responds like any other until its code is entered', async () => {
    const claimed = createEmail();
    await signUp({ email: claimed, language: 'en' });
    const [curious, owner] = [await signUp(), await signUp()];
    const free = createEmail();

    const requested = [await requestCode(curious, claimed), await requestCode(curious, free)];
    const guessed = [
      await bind(curious, claimed, '0000 0000'),
      await bind(curious, free, '0000 0000'),
    ];
    const proven = await bind(owner, claimed, await receiveCode(owner, claimed));

    const without = ({ status, code, data, error }: Answer) => [status, code, data, error?.code];
    expect(requested.map(without)[0]).toEqual(requested.map(without)[1]);
    expect(guessed.map(without)[0]).toEqual(guessed.map(without)[1]);
    expect(proven).toMatchObject({ status: 409, error: { code: 'accounts.emailTaken' } });
    expect([await countOf(claimed), await owner.readEmail()]).toEqual([1, null]);
  });

  test('an account that has an email address cannot bind another', async () => {
    const email = createEmail();
    const session = await signUp({ email, language: 'en' });
    const another = createEmail();

    const answers = [
      await requestCode(session, another),
      await bind(session, another, '0000 0000'),
    ];

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, error: { code: 'accounts.emailAlreadySet' } });
    }
    expect(await emailsTo(another)).toEqual([]);
    expect(await session.readEmail()).toBe(email);
  });

  test('when two accounts bind one address at once, one gets it and the other is refused', async () => {
    const sessions = [await signUp(), await signUp()];
    const email = createEmail();
    const codes: string[] = [];
    for (const session of sessions) codes.push(await receiveCode(session, email));

    const answers = await Promise.all(
      sessions.map((session, index) => bind(session, email, codes[index] ?? '')),
    );

    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 20108]);
    expect(await countOf(email)).toBe(1);
  });

  test('a purchase during the binding of its email address creates no second account', async () => {
    const session = await signUp();
    const email = createEmail();
    const code = await receiveCode(session, email);

    await Promise.all([bind(session, email, code), signUp({ email, language: 'en' })]);

    expect(await countOf(email)).toBe(1);
  });

  test('one network cannot request codes for many addresses', async () => {
    const session = await signUp();
    const answers: Answer[] = [];
    for (let round = 0; round < 25; round += 1) {
      answers.push(await requestCode(session, createEmail()));
    }

    expect(answers.at(-1)).toMatchObject({ status: 429, code: 20503 });
  });

  test('binding requires a session', async () => {
    const url = bindEmailPath;
    const payload = { email: createEmail(), code: '0000 0000' };

    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });
});
