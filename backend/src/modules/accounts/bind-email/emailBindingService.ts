import type { BindEmail, RequestEmailCode } from '@tidegate/contracts/api/emailBinding';
import { SiteError } from '@tidegate/contracts/siteError';

import type { SecurityLog } from '../../../security/securityLog';
import { type Codes, type ProvenCode, verificationFailed } from '../../verification';
import { emailAlreadySet } from '../accountErrors';
import type { AccountRepository, StoredAccount } from '../accountRepository';

/** What a binding touches: all of it or nothing. */
export interface BindingStores {
  accounts: Pick<AccountRepository, 'lock' | 'bindEmail'>;
  /** False where it was used before. */
  useCode(code: ProvenCode): Promise<boolean>;
}

export interface EmailBindingDependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  codes: Codes;
  inTransaction: (work: (stores: BindingStores) => Promise<void>) => Promise<void>;
  security: SecurityLog;
  now: () => Date;
}

interface SessionCall {
  accountId: string;
  /** Of the network that it came from. */
  address: string;
}

const purpose = 'bind_email';

/** Gives an account without an address one, once its owner has shown to read the mail there. */
export interface EmailBinding {
  request(call: SessionCall & RequestEmailCode): Promise<void>;
  bind(call: SessionCall & BindEmail): Promise<void>;
}

export function emailBindingService(dependencies: EmailBindingDependencies): EmailBinding {
  const { accounts, codes, inTransaction, security, now } = dependencies;
  return {
    request: async ({ accountId, email, language, address }) => {
      const account = await accounts.findById(accountId);
      if (isBound(account, email)) throw emailAlreadySet();
      await codes.request({ email, purpose, accountId, language, address });
    },
    bind: ({ accountId, email, code, address }) =>
      security.attempt('emailBinding', address, async (identify) => {
        identify(accountId);
        if (isBound(await accounts.findById(accountId), email)) return;
        const proven = await codes.prove(
          { email, purpose, accountId, code, address },
          () => undefined,
        );
        await inTransaction(async (stores) => {
          // Who sent the same form at the same moment has bound it already.
          if (isBound(await stores.accounts.lock(accountId), email)) return;
          if (!(await stores.useCode(proven))) throw verificationFailed();
          await stores.accounts.bindEmail(accountId, email, now());
        });
      }),
  };
}

/** Whether the account has this address; throws where it has another. */
function isBound(account: StoredAccount | undefined, email: string): boolean {
  if (!account) throw new SiteError('sessions.unknown', 'The account was deleted meanwhile');
  if (account.email !== null && account.email !== email) throw emailAlreadySet();
  return account.email !== null;
}
