import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../../../refusal';
import { describeChange } from '../changeEmails';
import type { Confirmation } from '../confirmOwner';
import { issueRecoveryCodes, noRecoveryCodes } from '../recovery-codes/issueRecoveryCodes';
import type { SecondFactorDependencies } from '../secondFactorDependencies';
import { requireEmail } from '../../requireEmail';
import { isSecondFactorOn } from '../secondFactorStores';
import { createTotpSecret, describeTotp, findStep } from './totpCodes';

export interface FirstCode {
  accountId: string;
  code: string;
  address: string;
  language: Language;
}

export type TotpService = ReturnType<typeof totpService>;

export function totpService(dependencies: SecondFactorDependencies) {
  const { stores, storeWithEmails, hashes, box, throttle, confirmOwner, now } = dependencies;
  return {
    /** Returns a new secret, which becomes active with its first code. */
    begin: async (confirmation: Confirmation) => {
      const { id, email } = await confirmOwner(confirmation);
      const secret = createTotpSecret();
      if (!(await stores.totp.begin(id, box.seal(secret, id)))) {
        throw refusal('accounts.totpAlreadyOn');
      }
      return describeTotp(secret, email);
    },
    /** Returns recovery codes if this is the account's first second factor. */
    confirm: async ({ accountId, code, address, language }: FirstCode) => {
      const stored = await stores.totp.find(accountId);
      const account = await stores.accounts.findById(accountId);
      if (!account || !stored || stored.isConfirmed) throw refusal('accounts.enrolmentExpired');
      const { email } = requireEmail(account);
      const attempt = { email, address };
      await throttle.begin(attempt);
      const digits = code.replaceAll(/\s/g, '');
      const step = findStep(box.open(stored.sealedSecret, accountId), digits, now());
      if (step === undefined) throw refusal('accounts.wrongSecondFactor');
      await throttle.forgive(attempt);
      const isFirst = !(await isSecondFactorOn(stores, accountId));
      const issued = isFirst ? await issueRecoveryCodes(hashes) : noRecoveryCodes;
      await storeWithEmails(async ({ totp, recoveryCodes }, enqueueEmail) => {
        if (!(await totp.confirm(accountId, step, now()))) {
          throw refusal('accounts.enrolmentExpired');
        }
        if (isFirst) await recoveryCodes.replace(accountId, issued.stored);
        await enqueueEmail(describeChange('totpOn', email, language));
      });
      return issued.texts;
    },
    remove: async (confirmation: Confirmation) => {
      const { id, email } = await confirmOwner(confirmation);
      await storeWithEmails(async (inside, enqueueEmail) => {
        if (!(await inside.totp.remove(id))) throw refusal('accounts.secondFactorOff');
        if (!(await isSecondFactorOn(inside, id))) await inside.recoveryCodes.removeAll(id);
        await enqueueEmail(describeChange('totpOff', email, confirmation.language));
      });
    },
  };
}
