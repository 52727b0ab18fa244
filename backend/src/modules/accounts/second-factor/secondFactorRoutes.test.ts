import {
  beginTotpPath,
  confirmTotpPath,
  removeTotpPath,
  replaceRecoveryCodesPath,
  secondFactorPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../../testing/databases';
import { createOwner, password } from '../../../../testing/secondFactorCalls';
import { createTestApp, type TestApp } from '../../../../testing/testApp';

const minuteMs = 60_000;
const language = 'en';

describeOnDatabase('the second factor of an account', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  beforeEach(() => site.passMs(16 * minuteMs));
  afterAll(() => site.close());

  const query = async (text: string) => {
    const client = new Client(getUrl());
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  };

  test('an authenticator app becomes active with its first code, which shows ten recovery codes once', async () => {
    const owner = await createOwner(site, 'on@example.com');
    await owner.post(beginTotpPath, { confirmation: password, language });
    const wrong = await owner.post(confirmTotpPath, { code: '000000', language });
    const pending = await owner.get(secondFactorPath);
    const codes = await owner.addApp();

    expect(wrong.code).toBe(20131);
    expect(pending).toEqual({
      is_password_set: true,
      is_totp_on: false,
      recovery_codes_left: 0,
      offers_passkeys: true,
      passkeys: [],
    });
    expect(codes).toHaveLength(10);
    const on = await owner.get(secondFactorPath);
    expect(on).toMatchObject({ is_totp_on: true, recovery_codes_left: 10 });
    expect(await owner.post(confirmTotpPath, { code: owner.codeNow(1), language })).toMatchObject({
      code: 20135,
    });
    expect(await owner.post(beginTotpPath, { confirmation: password, language })).toMatchObject({
      status: 409,
      code: 20138,
    });
  });

  test.each([
    ['beginning', beginTotpPath],
    ['turning off', removeTotpPath],
    ['new recovery codes', replaceRecoveryCodesPath],
  ])('%s requires the password or a code besides the session', async (name, path) => {
    const owner = await createOwner(site, `${name.replaceAll(' ', '-')}@example.com`);
    await owner.addApp();
    site.passMs(minuteMs);

    const wrong = await owner.post(path, { confirmation: 'Wrong-Tide-1!', language });

    expect(wrong).toMatchObject({ status: 200, code: 20134 });
    expect(await owner.get(secondFactorPath)).toMatchObject({ is_totp_on: true });
  });

  test('guessing the password or code for a change is throttled', async () => {
    const owner = await createOwner(site, 'guesses@example.com');
    const codes: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const reply = await owner.post(beginTotpPath, { confirmation: `Wrong-${guess}!`, language });
      codes.push(reply.code);
    }

    expect(codes).toEqual([...Array.from({ length: 10 }, () => 20134), 20133]);
  });

  test('a code disables the app and its recovery codes, and each change sends an email', async () => {
    const owner = await createOwner(site, 'told@example.com');
    const before = new Set(await site.readMail());
    await owner.addApp();
    site.passMs(minuteMs);
    const change = { confirmation: owner.codeNow(), language: 'de' };

    const removed = await owner.post(removeTotpPath, change);
    const again = await owner.post(removeTotpPath, { ...change, confirmation: password });

    expect([removed.code, again.code]).toEqual([200, 20137]);
    expect(await owner.get(secondFactorPath)).toMatchObject({
      is_totp_on: false,
      recovery_codes_left: 0,
    });
    const emails = (await site.readMail()).filter((message) => !before.has(message)).join('\n');
    expect(emails).toContain('An authenticator app was added to your account');
    expect(emails).toContain('die Authenticator-App wurde aus Ihrem Konto entfernt');
  });

  test('new recovery codes replace the old ones', async () => {
    const owner = await createOwner(site, 'codes@example.com');
    const none = await owner.post(replaceRecoveryCodesPath, { confirmation: password, language });
    const [old = ''] = await owner.addApp();

    const replaced = await owner.post(replaceRecoveryCodesPath, {
      confirmation: password,
      language,
    });
    const byOld = await owner.finishLogin(await owner.beginLogin(), { code: old });
    const [code = ''] = replaced.data.recovery_codes;
    const byNew = await owner.finishLogin(await owner.beginLogin(), { code });

    expect([none.code, byOld.code, byNew.code]).toEqual([20137, 20131, 200]);
  });

  test('the database holds neither the secret of the app nor a recovery code', async () => {
    const owner = await createOwner(site, 'kept@example.com');
    const started = await owner.post<{ secret: string }>(beginTotpPath, {
      confirmation: password,
      language,
    });
    const codes = await owner.addApp();

    const totp = await query(`select encode(sealed_secret, 'escape') as kept from site.totp`);
    const recovery = await query('select letter, code_hash as kept from site.recovery_code');

    const kept = JSON.stringify([totp, recovery]);
    expect(recovery.length).toBeGreaterThanOrEqual(10);
    expect(recovery.every((row) => String(row['kept']).startsWith('$argon2id$'))).toBe(true);
    for (const secret of [started.data.secret, ...codes]) expect(kept).not.toContain(secret);
  });
});
