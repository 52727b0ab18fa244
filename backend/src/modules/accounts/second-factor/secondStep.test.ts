import { profilePath, resetPasswordPath } from '@tidegate/contracts/api/account/endpoints';
import { removeTotpPath, secondFactorPath } from '@tidegate/contracts/api/second-factor/endpoints';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../../testing/databases';
import { createOwner, password } from '../../../../testing/secondFactorCalls';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const minuteMs = 60_000;

describeOnDatabase('the second step of a login', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  beforeEach(() => site.passMs(16 * minuteMs));
  afterAll(() => site.close());

  test('an account without a second factor logs in with the password alone', async () => {
    const owner = await createOwner(site, 'plain@example.com');

    expect(await owner.logIn()).toMatchObject({ status: 200, code: 200 });
  });

  test('a correct password starts a session only with a code of the authenticator app', async () => {
    const owner = await createOwner(site, 'app@example.com');
    await owner.addApp();
    site.passMs(minuteMs);

    const first = await owner.logIn();
    const second = await owner.finishLogin(await owner.beginLogin(), { code: owner.codeNow() });

    expect(first).toMatchObject({ status: 200, code: 20130, data: null });
    expect(first.error?.code).toBe('accounts.secondStepNeeded');
    expect(second.code).toBe(200);
    const headers = { authorization: `Bearer ${second.data.token}` };
    const profile = await site.app.inject({ url: profilePath, headers });
    expect(profile.json()).toMatchObject({ data: { email: owner.email } });
  });

  test('a wrong password does not reveal a second factor', async () => {
    const owner = await createOwner(site, 'silent@example.com');
    await owner.addApp();

    expect(await owner.logIn('Wrong-Tide-1!')).toMatchObject({ code: 20101 });
  });

  test('a code is valid once, also for two simultaneous logins', async () => {
    const owner = await createOwner(site, 'replay@example.com');
    await owner.addApp();
    const ofEnrolment = owner.codeNow();
    const replayed = await owner.finishLogin(await owner.beginLogin(), { code: ofEnrolment });
    site.passMs(minuteMs);
    const code = owner.codeNow();
    const challenges = [await owner.beginLogin(), await owner.beginLogin()];

    const answers = await Promise.all(
      challenges.map((challenge) => owner.finishLogin(challenge, { code })),
    );

    expect(replayed.code).toBe(20131);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 20131]);
  });

  test('a code of the previous or next time step is accepted, an older one is not', async () => {
    const owner = await createOwner(site, 'drift@example.com');
    await owner.addApp();
    site.passMs(5 * minuteMs);

    const late = await owner.finishLogin(await owner.beginLogin(), { code: owner.codeNow(-2) });
    const drifted = await owner.finishLogin(await owner.beginLogin(), { code: owner.codeNow(-1) });
    const early = await owner.finishLogin(await owner.beginLogin(), { code: owner.codeNow(1) });

    expect([late.code, drifted.code, early.code]).toEqual([20131, 200, 200]);
  });

  test('a login challenge is valid for five minutes and one login', async () => {
    const owner = await createOwner(site, 'wait@example.com');
    await owner.addApp();
    site.passMs(minuteMs);
    const used = await owner.beginLogin();
    await owner.finishLogin(used, { code: owner.codeNow() });
    const late = await owner.beginLogin();
    site.passMs(5 * minuteMs);

    const again = await owner.finishLogin(used, { code: owner.codeNow() });
    const expired = await owner.finishLogin(late, { code: owner.codeNow() });
    const created = await owner.finishLogin('x'.repeat(43), { code: owner.codeNow() });

    expect([again, expired, created].map(({ code }) => code)).toEqual([20132, 20132, 20132]);
  });

  test('a challenge accepts no code of another account', async () => {
    const [ann, bob] = [
      await createOwner(site, 'ann@example.com'),
      await createOwner(site, 'bob@example.com'),
    ];
    await ann.addApp();
    const [codeOfBob = ''] = await bob.addApp();
    site.passMs(minuteMs);

    const byApp = await ann.finishLogin(await ann.beginLogin(), { code: bob.codeNow() });
    const byRecovery = await ann.finishLogin(await ann.beginLogin(), { code: codeOfBob });

    expect([byApp.code, byRecovery.code]).toEqual([20131, 20131]);
  });

  test('wrong codes are throttled across challenges', async () => {
    const owner = await createOwner(site, 'guess@example.com');
    await owner.addApp();
    site.passMs(minuteMs);
    const codes: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const { code } = await owner.finishLogin(await owner.beginLogin(), { code: '000000' });
      codes.push(code);
    }

    expect(codes).toEqual([...Array.from({ length: 10 }, () => 20131), 20133]);
    const right = await owner.finishLogin(await owner.beginLogin(), { code: owner.codeNow() });
    expect(right).toMatchObject({ status: 429, code: 20133 });
  });

  test('a recovery code works once, also for two logins at once, and its owner gets an email', async () => {
    const owner = await createOwner(site, 'recover@example.com');
    const [code = '', ...others] = await owner.addApp();
    const challenges = [await owner.beginLogin(), await owner.beginLogin()];
    const before = new Set(await site.readMail());

    const answers = await Promise.all(
      challenges.map((challenge) => owner.finishLogin(challenge, { code: code.toUpperCase() })),
    );

    expect(others).toHaveLength(9);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 20131]);
    expect(await owner.get(secondFactorPath)).toMatchObject({ recovery_codes_left: 9 });
    const emails = (await site.readMail()).filter((message) => !before.has(message));
    expect(emails).toEqual([expect.stringContaining('One of your recovery codes')]);
  });

  test('a password reset leaves the second factor on', async () => {
    const owner = await createOwner(site, 'reset@example.com');
    await owner.addApp();
    const client = new Client(getUrl());
    await client.connect();
    const ticket = 't'.repeat(43);
    await client.query(
      `insert into site.verification
       select id, 'reset_password', 'none', 0, sha256($2::bytea), $3 from site.account where email = $1`,
      [owner.email, Buffer.from(ticket), new Date(site.now().getTime() + minuteMs)],
    );
    await client.end();

    const reset = await owner.post(resetPasswordPath, { ticket, password: 'Another-Tide-6!' });

    expect(reset.code).toBe(200);
    expect(await owner.logIn('Another-Tide-6!')).toMatchObject({ code: 20130 });
  });

  test('after the second factor is removed, the password alone logs in', async () => {
    const owner = await createOwner(site, 'off@example.com');
    await owner.addApp();

    const removed = await owner.post(removeTotpPath, { confirmation: password, language: 'en' });

    expect(removed.code).toBe(200);
    expect(await owner.logIn()).toMatchObject({ code: 200 });
  });
});
