import type { TotpSecret } from '@tidegate/contracts/api/secondFactor';
import type { Language } from '@tidegate/contracts/languages';

import { describeChange } from '../changeEmails';
import type { Confirmation } from '../confirmOwner';
import { issueRecoveryCodes, noRecoveryCodes } from '../recovery-codes/issueRecoveryCodes';
import type { SecondFactorDependencies } from '../secondFactorDependencies';
import {
  enrolmentExpired,
  secondFactorOff,
  totpAlreadyOn,
  wrongSecondFactor,
} from '../secondFactorErrors';
import { requireEmail } from '../../requireEmail';
import { isSecondFactorOn } from '../secondFactorStores';
import { createTotpSecret, describeTotp, findStep } from './totpCodes';

export interface FirstCode {
  accountId: string;
  code: string;
  address: string;
  language: Language;
}

export interface TotpService {
  /** Returns a new secret, which becomes active with its first code. */
  begin(confirmation: Confirmation): Promise<TotpSecret>;
  /** Returns recovery codes if this is the account's first second factor. */
  confirm(first: FirstCode): Promise<string[]>;
  remove(change: Confirmation): Promise<void>;
}

export function totpService(dependencies: SecondFactorDependencies): TotpService {
  const { stores, storeWithEmails, hashes, box, throttle, confirmOwner, now } = dependencies;
  return {
    begin: async (confirmation) => {
      const { id, email } = await confirmOwner(confirmation);
      const secret = createTotpSecret();
      if (!(await stores.totp.begin(id, box.seal(secret, id)))) throw totpAlreadyOn();
      return describeTotp(secret, email);
    },
    confirm: async ({ accountId, code, address, language }) => {
      const stored = await stores.totp.find(accountId);
      const account = await stores.accounts.findById(accountId);
      if (!account || !stored || stored.isConfirmed) throw enrolmentExpired();
      const { email } = requireEmail(account);
      const attempt = { email, address };
      await throttle.begin(attempt);
      const digits = code.replaceAll(/\s/g, '');
      const step = findStep(box.open(stored.sealedSecret, accountId), digits, now());
      if (step === undefined) throw wrongSecondFactor();
      await throttle.forgive(attempt);
      const isFirst = !(await isSecondFactorOn(stores, accountId));
      const issued = isFirst ? await issueRecoveryCodes(hashes) : noRecoveryCodes;
      await storeWithEmails(async ({ totp, recoveryCodes }, enqueueEmail) => {
        if (!(await totp.confirm(accountId, step, now()))) throw enrolmentExpired();
        if (isFirst) await recoveryCodes.replace(accountId, issued.stored);
        await enqueueEmail(describeChange('totpOn', email, language));
      });
      return issued.texts;
    },
    remove: async (confirmation) => {
      const { id, email } = await confirmOwner(confirmation);
      await storeWithEmails(async (inside, enqueueEmail) => {
        if (!(await inside.totp.remove(id))) throw secondFactorOff();
        if (!(await isSecondFactorOn(inside, id))) await inside.recoveryCodes.removeAll(id);
        await enqueueEmail(describeChange('totpOff', email, confirmation.language));
      });
    },
  };
}
