import { randomUUID } from 'node:crypto';

import {
  maxPasskeys,
  type NewPasskey,
  type PasskeyOptions,
} from '@tidegate/contracts/api/secondFactor';
import type { Language } from '@tidegate/contracts/languages';

import { describeChange } from '../changeLetters';
import type { Confirmation } from '../confirmOwner';
import { issueRecoveryCodes, noRecoveryCodes } from '../recovery-codes/issueRecoveryCodes';
import type { StoredPasskey } from './passkeyRepository';
import type { SecondFactorDependencies } from '../secondFactorDependencies';
import {
  enrolmentExpired,
  passkeysUnavailable,
  unknownPasskey,
  wrongSecondFactor,
} from '../secondFactorErrors';
import { requireEmail } from '../../requireEmail';
import { isSecondFactorOn } from '../secondFactorStores';
import { describeCreation, verifyCreation } from './webAuthn';

const enrolmentLifetimeMs = 10 * 60_000;

export interface PasskeyRequest {
  accountId: string;
  name: string;
  passkey: NewPasskey;
  language: Language;
}

export interface PasskeyService {
  list(accountId: string): Promise<StoredPasskey[]>;
  /** Returns the options for the browser, whose response goes to `add`. */
  begin(confirmation: Confirmation): Promise<PasskeyOptions>;
  /** Returns recovery codes if this is the account's first second factor. */
  add(request: PasskeyRequest): Promise<string[]>;
  remove(change: Confirmation & { id: string }): Promise<void>;
}

export function passkeyService(dependencies: SecondFactorDependencies): PasskeyService {
  const { stores, storeWithLetters, hashes, confirmOwner, relyingParty, now } = dependencies;
  return {
    list: (accountId) => stores.passkeys.list(accountId),
    begin: async (confirmation) => {
      const account = await confirmOwner(confirmation);
      const passkeys = await stores.passkeys.list(account.id);
      if (!relyingParty || passkeys.length >= maxPasskeys) throw passkeysUnavailable();
      const options = await describeCreation(relyingParty, account, passkeys);
      const expiresAt = new Date(now().getTime() + enrolmentLifetimeMs);
      await stores.challenges.beginEnrolment(account.id, options.challenge, expiresAt);
      return options;
    },
    add: async ({ accountId, name, passkey, language }) => {
      const challenge = await stores.challenges.takeEnrolment(accountId, now());
      const account = await stores.accounts.findById(accountId);
      if (!account || !relyingParty || challenge === undefined) throw enrolmentExpired();
      const verified = await verifyCreation(relyingParty, passkey, challenge);
      if (!verified) throw wrongSecondFactor();
      const isFirst = !(await isSecondFactorOn(stores, accountId));
      const issued = isFirst ? await issueRecoveryCodes(hashes) : noRecoveryCodes;
      const added = {
        ...verified,
        id: randomUUID(),
        accountId,
        name,
        createdAt: now(),
        usedAt: null,
      };
      await storeWithLetters(async ({ passkeys, recoveryCodes }, order) => {
        if (!(await passkeys.add(added))) throw wrongSecondFactor();
        if (isFirst) await recoveryCodes.replace(accountId, issued.stored);
        await order(describeChange('passkeyAdded', requireEmail(account).email, language));
      });
      return issued.texts;
    },
    remove: async ({ id, ...confirmation }) => {
      const account = await confirmOwner(confirmation);
      await storeWithLetters(async (inside, order) => {
        if (!(await inside.passkeys.remove(account.id, id))) throw unknownPasskey();
        const isOn = await isSecondFactorOn(inside, account.id);
        if (!isOn) await inside.recoveryCodes.removeAll(account.id);
        await order(describeChange('passkeyRemoved', account.email, confirmation.language));
      });
    },
  };
}
