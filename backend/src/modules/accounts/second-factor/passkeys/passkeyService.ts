import { randomUUID } from 'node:crypto';

import { maxPasskeys } from '@tidegate/contracts/api/second-factor/endpoints';
import type { NewPasskey } from '@tidegate/contracts/api/second-factor/schemas';
import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../../../refusal';
import { describeChange } from '../changeEmails';
import type { Confirmation } from '../confirmOwner';
import { issueRecoveryCodes, noRecoveryCodes } from '../recovery-codes/issueRecoveryCodes';
import type { SecondFactorDependencies } from '../secondFactorDependencies';
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

export type PasskeyService = ReturnType<typeof passkeyService>;

export function passkeyService(dependencies: SecondFactorDependencies) {
  const { stores, storeWithEmails, hashes, confirmOwner, relyingParty, now } = dependencies;
  return {
    list: (accountId: string) => stores.passkeys.list(accountId),
    /** Returns the options for the browser, whose response goes to `add`. */
    begin: async (confirmation: Confirmation) => {
      const account = await confirmOwner(confirmation);
      const passkeys = await stores.passkeys.list(account.id);
      if (!relyingParty || passkeys.length >= maxPasskeys) {
        throw refusal('accounts.passkeysUnavailable');
      }
      const options = await describeCreation(relyingParty, account, passkeys);
      const expiresAt = new Date(now().getTime() + enrolmentLifetimeMs);
      await stores.challenges.beginEnrolment(account.id, options.challenge, expiresAt);
      return options;
    },
    /** Returns recovery codes if this is the account's first second factor. */
    add: async ({ accountId, name, passkey, language }: PasskeyRequest) => {
      const challenge = await stores.challenges.consumeEnrolment(accountId, now());
      const account = await stores.accounts.findById(accountId);
      if (!account || !relyingParty || challenge === undefined) {
        throw refusal('accounts.enrolmentExpired');
      }
      const verified = await verifyCreation(relyingParty, passkey, challenge);
      if (!verified) throw refusal('accounts.wrongSecondFactor');
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
      await storeWithEmails(async ({ passkeys, recoveryCodes }, enqueueEmail) => {
        if (!(await passkeys.add(added))) throw refusal('accounts.wrongSecondFactor');
        if (isFirst) await recoveryCodes.replace(accountId, issued.stored);
        await enqueueEmail(describeChange('passkeyAdded', requireEmail(account).email, language));
      });
      return issued.texts;
    },
    remove: async ({ id, ...confirmation }: Confirmation & { id: string }) => {
      const account = await confirmOwner(confirmation);
      await storeWithEmails(async (inside, enqueueEmail) => {
        if (!(await inside.passkeys.remove(account.id, id))) {
          throw refusal('accounts.unknownPasskey');
        }
        const isOn = await isSecondFactorOn(inside, account.id);
        if (!isOn) await inside.recoveryCodes.removeAll(account.id);
        await enqueueEmail(describeChange('passkeyRemoved', account.email, confirmation.language));
      });
    },
  };
}
