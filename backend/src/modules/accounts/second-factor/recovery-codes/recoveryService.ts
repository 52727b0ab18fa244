import { refusal } from '../../../../refusal';
import { describeChange } from '../changeEmails';
import type { Confirmation } from '../confirmOwner';
import { issueRecoveryCodes } from './issueRecoveryCodes';
import type { SecondFactorDependencies } from '../secondFactorDependencies';
import { isSecondFactorOn } from '../secondFactorStores';

export type RecoveryService = ReturnType<typeof recoveryService>;

export function recoveryService(dependencies: SecondFactorDependencies) {
  const { stores, storeWithEmails, hashes, confirmOwner } = dependencies;
  return {
    count: (accountId: string) => stores.recoveryCodes.count(accountId),
    replace: async (confirmation: Confirmation) => {
      const { id, email } = await confirmOwner(confirmation);
      if (!(await isSecondFactorOn(stores, id))) throw refusal('accounts.secondFactorOff');
      const issued = await issueRecoveryCodes(hashes);
      await storeWithEmails(async ({ recoveryCodes }, enqueueEmail) => {
        await recoveryCodes.replace(id, issued.stored);
        await enqueueEmail(describeChange('recoveryCodesReplaced', email, confirmation.language));
      });
      return issued.texts;
    },
  };
}
