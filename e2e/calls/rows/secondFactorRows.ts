import { loginPath } from '@tidegate/contracts/api/account/endpoints';
import { pageGrantReplySchema } from '@tidegate/contracts/api/account/schemas';
import {
  addPasskeyPath,
  beginPasskeyPath,
  beginTotpPath,
  confirmTotpPath,
  removePasskeyPath,
  removeTotpPath,
  replaceRecoveryCodesPath,
  secondFactorPath,
  secondStepPasskeyPath,
  secondStepPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import {
  requestPasskeyReplySchema,
  passkeyOptionsReplySchema,
  recoveryCodesReplySchema,
  type SecondFactor,
  secondFactorReplySchema,
  type SecondStep,
  type TotpSecret,
  totpSecretReplySchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';
import { TOTP } from 'otpauth';
import { settings } from '../../site/settings';
import { type Caller, choosePassword, goodPassword } from '../caller';
import { type CallRow, nothing } from '../callRow';
import { sendCall } from '../sendCall';

const language = 'en';
const change = { confirmation: goodPassword, language };
const confirmedChange = async (caller: Caller) => {
  await choosePassword(caller);
  return { body: change };
};

async function beginApp(caller: Caller) {
  await choosePassword(caller);
  const { secret } = (await caller.post(beginTotpPath, change)) as TotpSecret;
  return { code: new TOTP({ secret }).generate(), language };
}

async function turnOn(caller: Caller): Promise<string[]> {
  const reply = await caller.post(confirmTotpPath, await beginApp(caller));
  return (reply as { recovery_codes: string[] }).recovery_codes;
}

/** Starts a login as an app and returns the challenge of the second step. */
async function beginLogin({ email }: Caller): Promise<string> {
  const { body } = await sendCall('POST', loginPath, {
    body: { username: email, password: goodPassword },
    headers: { 'x-app-type': '101' },
  });
  return (body as { error: { details: SecondStep } }).error.details.challenge;
}

/** Creates a passkey for `localhost`, because passkeys need a domain. */
async function makePasskey(caller: Caller) {
  await choosePassword(caller);
  const { options } = (await caller.post(beginPasskeyPath, change)) as {
    options: PublicKeyCredentialCreationOptionsJSON;
  };
  const origin = settings.siteUrl.replace('127.0.0.1', 'localhost');
  const { id, rawId, type, response } = new WebAuthnEmulator().createJSON(origin, options);
  const { clientDataJSON, attestationObject } = response;
  return {
    name: 'Phone of the calls',
    passkey: { id, rawId, type, response: { clientDataJSON, attestationObject } },
    language,
  };
}

async function findPasskey(caller: Caller) {
  await caller.post(addPasskeyPath, await makePasskey(caller));
  const { passkeys } = (await caller.get(secondFactorPath)) as SecondFactor;
  return { ...change, id: passkeys[0]?.id };
}

const owned = { caller: 'account' } as const;

export const secondFactorRows: readonly CallRow[] = [
  {
    method: 'POST',
    path: secondStepPath,
    caller: 'anyone',
    example: async (caller) => {
      const [code] = await turnOn(caller);
      return { body: { challenge: await beginLogin(caller), code, language } };
    },
    reply: pageGrantReplySchema,
    again: 20132,
  },
  {
    method: 'POST',
    path: secondStepPasskeyPath,
    caller: 'anyone',
    example: async (caller) => {
      await turnOn(caller);
      return { body: { challenge: await beginLogin(caller) } };
    },
    reply: requestPasskeyReplySchema,
  },
  {
    ...owned,
    method: 'GET',
    path: secondFactorPath,
    example: nothing,
    reply: secondFactorReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: beginTotpPath,
    example: confirmedChange,
    reply: totpSecretReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: confirmTotpPath,
    example: async (caller) => ({ body: await beginApp(caller) }),
    reply: recoveryCodesReplySchema,
    again: 20135,
  },
  {
    ...owned,
    method: 'POST',
    path: removeTotpPath,
    example: async (caller) => {
      await turnOn(caller);
      return { body: change };
    },
    reply: doneReplySchema,
    again: 20137,
  },
  {
    ...owned,
    method: 'POST',
    path: beginPasskeyPath,
    example: confirmedChange,
    reply: passkeyOptionsReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: addPasskeyPath,
    example: async (caller) => ({ body: await makePasskey(caller) }),
    reply: recoveryCodesReplySchema,
    again: 20135,
  },
  {
    ...owned,
    method: 'POST',
    path: removePasskeyPath,
    example: async (caller) => ({ body: await findPasskey(caller) }),
    reply: doneReplySchema,
    again: 20136,
    namesOwn: true,
  },
  {
    ...owned,
    method: 'POST',
    path: replaceRecoveryCodesPath,
    example: async (caller) => {
      await turnOn(caller);
      return { body: change };
    },
    reply: recoveryCodesReplySchema,
  },
];
