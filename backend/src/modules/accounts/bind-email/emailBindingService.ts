import type { BindEmail, RequestEmailCode } from '@tidegate/contracts/api/account/schemas';

import { refusal } from '../../../refusal';
import type { SecurityLog } from '../../../security/securityLog';
import type { Codes, ProvenCode } from '../../verification';
import type { AccountRepository, StoredAccount } from '../accountRepository';

/** Stores of one transaction. */
export interface BindingStores {
  accounts: Pick<AccountRepository, 'lock' | 'bindEmail'>;
  /** Returns false if the code was used before. */
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
  address: string;
}

const purpose = 'bind_email';

export type EmailBinding = ReturnType<typeof emailBindingService>;

export function emailBindingService(dependencies: EmailBindingDependencies) {
  const { accounts, codes, inTransaction, security, now } = dependencies;
  return {
    request: async ({ accountId, email, language, address }: SessionCall & RequestEmailCode) => {
      const account = await accounts.findById(accountId);
      if (isBound(account, email)) throw refusal('accounts.emailAlreadySet');
      await codes.request({ email, purpose, accountId, language, address });
    },
    bind: ({ accountId, email, code, address }: SessionCall & BindEmail) =>
      security.attempt('emailBinding', address, async (identify) => {
        identify(accountId);
        if (isBound(await accounts.findById(accountId), email)) return;
        const proven = await codes.prove(
          { email, purpose, accountId, code, address },
          () => undefined,
        );
        await inTransaction(async (stores) => {
          // A parallel request with the same form may have bound it.
          if (isBound(await stores.accounts.lock(accountId), email)) return;
          if (!(await stores.useCode(proven))) throw refusal('verification.failed');
          await stores.accounts.bindEmail(accountId, email, now());
        });
      }),
  };
}

/** Throws if the account has another address. */
function isBound(account: StoredAccount | undefined, email: string): boolean {
  if (!account) throw refusal('sessions.unknown');
  if (account.email !== null && account.email !== email) throw refusal('accounts.emailAlreadySet');
  return account.email !== null;
}
