import {
  addPasskeyPath,
  beginPasskeyPath,
  removePasskeyPath,
  secondFactorPath,
  secondStepPasskeyPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import type { SecondFactor } from '@tidegate/contracts/api/second-factor/schemas';
import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';

import { describeOnDatabase } from '../../../../../testing/databases';
import { createOwner, type Owner, password } from '../../../../../testing/secondFactorCalls';
import { createTestApp, type TestApp } from '../../../../../testing/testApp';

const minuteMs = 60_000;
const language = 'en';
const origin = 'http://localhost:8080';
/** A browser whose authenticator has no passkey yet. */
const openBrowser = () =>
  new WebAuthnEmulator(
    new AuthenticatorEmulator({
      credentialsRepository: new PasskeysCredentialsMemoryRepository(),
    }),
  );

describeOnDatabase('passkeys', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  beforeEach(() => site.passMs(16 * minuteMs));
  afterAll(() => site.close());

  const begin = async (owner: Owner) =>
    (
      await owner.post<{ options: PublicKeyCredentialCreationOptionsJSON }>(beginPasskeyPath, {
        confirmation: password,
        language,
      })
    ).data.options;
  const add = async (owner: Owner, browser: WebAuthnEmulator, name = 'Key', from = origin) => {
    const passkey = browser.createJSON(from, await begin(owner));
    return owner.post(addPasskeyPath, { name, passkey, language });
  };
  const call = async (owner: Owner, challenge: string) =>
    (
      await owner.post<{ options: PublicKeyCredentialRequestOptionsJSON | null }>(
        secondStepPasskeyPath,
        { challenge },
      )
    ).data.options;
  const sign = async (owner: Owner, browser: WebAuthnEmulator, challenge: string) => {
    const options = await call(owner, challenge);
    if (!options) throw new Error('no passkey was asked for');
    return browser.getJSON(origin, options);
  };
  const read = async (owner: Owner) => (await owner.get(secondFactorPath)) as SecondFactor;

  test('an added passkey is the second step of a login, and the first one issues recovery codes', async () => {
    const owner = await createOwner(site, 'key@example.com');
    const browser = openBrowser();

    const added = await add(owner, browser, 'Laptop');
    const challenge = await owner.beginLogin();
    const session = await owner.finishLogin(challenge, {
      passkey: await sign(owner, browser, challenge),
    });

    expect(added.data.recovery_codes).toHaveLength(10);
    expect(session.code).toBe(200);
    const { passkeys } = await read(owner);
    expect(passkeys).toMatchObject([{ name: 'Laptop', used_at: site.now().toISOString() }]);
    expect((await add(owner, openBrowser(), 'Phone')).data.recovery_codes).toEqual([]);
  });

  test('a signature for one login is invalid for another', async () => {
    const owner = await createOwner(site, 'once@example.com');
    const browser = openBrowser();
    await add(owner, browser);
    const challenge = await owner.beginLogin();
    const passkey = await sign(owner, browser, challenge);
    const other = await owner.beginLogin();
    await call(owner, other);

    const elsewhere = await owner.finishLogin(other, { passkey });
    const unasked = await owner.finishLogin(await owner.beginLogin(), { passkey });
    const first = await owner.finishLogin(challenge, { passkey });
    const second = await owner.finishLogin(challenge, { passkey });

    expect([elsewhere, unasked, first, second].map(({ code }) => code)).toEqual([
      20131, 20131, 200, 20132,
    ]);
  });

  test('a passkey from another site or for another request is refused', async () => {
    const owner = await createOwner(site, 'foreign@example.com');
    const browser = openBrowser();
    const stale = browser.createJSON(origin, await begin(owner));
    await begin(owner);

    const replayed = await owner.post(addPasskeyPath, { name: 'Key', passkey: stale, language });
    const late = await owner.post(addPasskeyPath, { name: 'Key', passkey: stale, language });
    const elsewhere = await add(owner, openBrowser(), 'Key', 'http://localhost:9999');

    expect([replayed.code, late.code, elsewhere.code]).toEqual([20131, 20135, 20131]);
    expect((await read(owner)).passkeys).toEqual([]);
  });

  test('an enrolment expires after ten minutes', async () => {
    const owner = await createOwner(site, 'slow@example.com');
    const passkey = openBrowser().createJSON(origin, await begin(owner));
    site.passMs(10 * minuteMs);

    expect(await owner.post(addPasskeyPath, { name: 'Key', passkey, language })).toMatchObject({
      code: 20135,
    });
  });

  test('only its owner removes a passkey, and without passkeys there is no second step', async () => {
    const owner = await createOwner(site, 'lost@example.com');
    const otherAccount = await createOwner(site, 'stranger@example.com');
    await add(owner, openBrowser());
    const [{ id } = { id: '' }] = (await read(owner)).passkeys;
    const change = { id, confirmation: password, language };

    const foreign = await otherAccount.post(removePasskeyPath, change);
    const unconfirmed = await owner.post(removePasskeyPath, { ...change, confirmation: 'x' });
    const removed = await owner.post(removePasskeyPath, change);

    expect([foreign.code, unconfirmed.code, removed.code]).toEqual([20136, 20134, 200]);
    expect(await owner.logIn()).toMatchObject({ code: 200 });
  });

  test('an account has at most ten passkeys, and a login without one needs none', async () => {
    const owner = await createOwner(site, 'many@example.com');
    await owner.addApp();
    site.passMs(minuteMs);
    const requested = await call(owner, await owner.beginLogin());
    for (let count = 0; count < 10; count += 1) await add(owner, openBrowser());

    const started = await owner.post(beginPasskeyPath, { confirmation: password, language });

    expect(requested).toBeNull();
    expect(started).toMatchObject({ status: 409, code: 20139 });
  });
});
