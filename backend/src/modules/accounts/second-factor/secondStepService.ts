import type { PasskeyProof, SecondStep } from '@tidegate/contracts/api/second-factor/schemas';
import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../../refusal';
import { createToken, hashToken } from '../../../security/secretTokens';
import type { ClientApp, Devices } from '../../devices';
import type { AddressedAccount } from '../accountRepository';
import { requireEmail } from '../requireEmail';
import { describeChange } from './changeEmails';
import type { LoginChallenge } from './challengeRepository';
import type { SecondFactorDependencies } from './secondFactorDependencies';
import { isSecondFactorOn, type SecondFactorStores } from './secondFactorStores';
import { describeRequest, verifyProof } from './passkeys/webAuthn';

const challengeLifetimeMs = 5 * 60_000;

export interface SecondStepDependencies extends SecondFactorDependencies {
  devices: Pick<Devices, 'startSession'>;
}

export interface SecondStepRequest {
  challenge: string;
  proof: { code: string } | { passkey: PasskeyProof };
  language: Language;
  address: string;
  app: ClientApp;
  userAgent: string;
}

export type SecondStepService = ReturnType<typeof secondStepService>;

export function secondStepService(dependencies: SecondStepDependencies) {
  const { stores, storeWithEmails, throttle, relyingParty, devices, now } = dependencies;

  async function findWaiting({ accounts, challenges }: SecondFactorStores, challenge: string) {
    const waiting = await challenges.lockLogin(hashToken(challenge));
    const account = waiting && (await accounts.findById(waiting.accountId));
    // The same for an unknown, a used and an expired challenge.
    if (!account || waiting.expiresAt <= now()) throw refusal('accounts.secondStepExpired');
    return { account: requireEmail(account), waiting };
  }

  async function useProof(
    inside: SecondFactorStores,
    { accountId, passkeyChallenge }: LoginChallenge,
    proof: SecondStepRequest['proof'],
  ) {
    if ('code' in proof) return dependencies.checkCode(inside, accountId, proof.code);
    const passkey = await inside.passkeys.find(accountId, proof.passkey.id);
    if (!relyingParty || !passkey || passkeyChallenge === null) return undefined;
    const signatures = await verifyProof(relyingParty, proof.passkey, passkey, passkeyChallenge);
    if (signatures === undefined) return undefined;
    await inside.passkeys.use(passkey.id, signatures, now());
    return 'passkey';
  }

  /** The lock makes a parallel request find the challenge used. */
  function passStep({ challenge, proof, language }: SecondStepRequest): Promise<AddressedAccount> {
    return storeWithEmails(async (inside, enqueueEmail) => {
      const { account, waiting } = await findWaiting(inside, challenge);
      const used = await useProof(inside, waiting, proof);
      // The same for a wrong code, a used one and one of another account.
      if (!used) throw refusal('accounts.wrongSecondFactor');
      await inside.challenges.removeLogin(waiting.tokenHash);
      if (used === 'recovery') {
        await enqueueEmail(describeChange('recoveryCodeUsed', account.email, language));
      }
      return account;
    });
  }

  return {
    /** Throws with the next step if the login needs one. */
    demand: async (accountId: string) => {
      if (!(await isSecondFactorOn(stores, accountId))) return;
      const challenge = createToken();
      const expiresAt = new Date(now().getTime() + challengeLifetimeMs);
      await stores.challenges.removeExpiredLogins(now());
      await stores.challenges.addLogin({ tokenHash: hashToken(challenge), accountId, expiresAt });
      const step: SecondStep = { challenge, expires_at: expiresAt.toISOString() };
      throw refusal('accounts.secondStepNeeded', step);
    },
    /** Returns the options to sign, or null if the account has no passkey. */
    requestPasskey: async (challenge: string) => {
      const { waiting } = await findWaiting(stores, challenge);
      const passkeys = await stores.passkeys.list(waiting.accountId);
      if (!relyingParty || passkeys.length === 0) return null;
      const options = await describeRequest(relyingParty, passkeys);
      await stores.challenges.requestPasskey(waiting.tokenHash, options.challenge);
      return options;
    },
    finish: async (request: SecondStepRequest) => {
      const { account: candidate } = await findWaiting(stores, request.challenge);
      const attempt = { email: candidate.email, address: request.address };
      await throttle.begin(attempt);
      const account = await passStep(request);
      await throttle.forgive(attempt);
      return devices.startSession(account.id, request.app, request.userAgent);
    },
  };
}
