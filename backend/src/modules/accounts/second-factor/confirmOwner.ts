import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../../refusal';
import type { SecretHashes } from '../../../security/secretHashes';
import type { NewEmail } from '../../mail';
import type { AttemptThrottle } from '../../throttling';
import type { AddressedAccount } from '../accountRepository';
import { requireEmail } from '../requireEmail';
import { describeChange } from './changeEmails';
import type { CheckCode } from './checkCode';
import type { SecondFactorStores } from './secondFactorStores';

export interface ConfirmOwnerOptions {
  stores: SecondFactorStores;
  hashes: SecretHashes;
  throttle: AttemptThrottle;
  checkCode: CheckCode;
  enqueueEmail: (email: NewEmail) => Promise<void>;
}

/** Proves by password or code that the caller owns the account. */
export interface Confirmation {
  accountId: string;
  confirmation: string;
  address: string;
  language: Language;
}

/** Returns the account of a confirmed owner. A session alone is not enough. */
export type ConfirmOwner = (confirmation: Confirmation) => Promise<AddressedAccount>;

export function createOwnerConfirmation(options: ConfirmOwnerOptions): ConfirmOwner {
  const { stores, hashes, throttle, checkCode, enqueueEmail } = options;
  return async ({ accountId, confirmation, address, language }) => {
    const found = await stores.accounts.findById(accountId);
    if (!found) throw new Error('A session outlived its account');
    const account = requireEmail(found);
    const attempt = { email: account.email, address };
    await throttle.begin(attempt);
    const isPassword = await hashes.verify(account.passwordHash, confirmation);
    const used = isPassword || (await checkCode(stores, accountId, confirmation));
    if (!used) throw refusal('accounts.notConfirmed');
    if (used === 'recovery') {
      await enqueueEmail(describeChange('recoveryCodeUsed', account.email, language));
    }
    await throttle.forgive(attempt);
    return account;
  };
}
