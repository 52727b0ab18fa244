import type { DeleteAccount } from '@tidegate/contracts/api/privacy';

import type { ConfirmPassword } from '../accounts';
import { deletionKind } from './deletionLetter';
import type { DeletionRepository } from './deletionRepository';
import { accountGone, passwordMissing, planRenews } from './privacyErrors';

/** Deletes an account whose last renewal was still on its way. */
export const deleteJob = 'privacy.delete';
/** Ends a deletion. */
export const eraseJob = 'privacy.erase';
const lookAgainMs = 5 * 60_000;
/** Events wait in the memory of each server for a moment, and letters are written from orders. */
const eraseAfterMs = 60 * 60_000;

/** What one step of a deletion touches: all of it or nothing. */
export interface DeletionStores {
  deletions: DeletionRepository;
  endRenewals(accountId: string): Promise<void>;
  ask(job: string, accountId: string, dueAt: Date): Promise<void>;
  orderLetter(letter: {
    kind: string;
    recipient: string | null;
    language: DeleteAccount['language'];
  }): Promise<void>;
}

export interface DeletionDependencies {
  confirmPassword: ConfirmPassword;
  inTransaction: <Result>(work: (stores: DeletionStores) => Promise<Result>) => Promise<Result>;
  now: () => Date;
}

export interface DeletionRequest extends DeleteAccount {
  accountId: string;
  address: string;
}

export interface DeletionService {
  /** Logs out everywhere and deletes, at once or soon. */
  begin(request: DeletionRequest): Promise<void>;
  /** The same without asking anybody; resolves with when to try again. */
  finish(accountId: string): Promise<Date | undefined>;
}

/**
 * With the account all goes that hangs on it. A payment that its owner makes afterwards finds no
 * account and goes back (`payments/provision.ts`); a renewal that is on its way needs the
 * subscription to be found again, so the account waits for it, without sessions and password.
 */
export function deletionService(dependencies: DeletionDependencies): DeletionService {
  const { confirmPassword, inTransaction, now } = dependencies;
  const fromNow = (durationMs: number) => new Date(now().getTime() + durationMs);

  const remove = async ({ deletions, ask }: DeletionStores, accountId: string) => {
    if (await deletions.isBeingRenewed(accountId)) return fromNow(lookAgainMs);
    await deletions.remove(accountId);
    await ask(eraseJob, accountId, fromNow(eraseAfterMs));
    return undefined;
  };

  return {
    begin: async ({ accountId, password = '', address, language, ends_renewal: isEnded }) => {
      const checked = await confirmPassword({ accountId, password, address });
      if (!checked) throw accountGone();
      // Without an address there can be no password: the session is all that its owner has.
      if (checked.passwordHash === null && checked.email !== null) throw passwordMissing();
      await inTransaction(async (stores) => {
        const { deletions, endRenewals, ask, orderLetter } = stores;
        if (!(await deletions.lock(accountId))) throw accountGone();
        if (isEnded) await endRenewals(accountId);
        else if (await deletions.renews(accountId)) throw planRenews();
        await orderLetter({ kind: deletionKind, recipient: checked.email, language });
        const again = await remove(stores, accountId);
        if (!again) return;
        await deletions.close(accountId);
        await ask(deleteJob, accountId, again);
      });
    },
    finish: (accountId) =>
      inTransaction(async (stores) =>
        (await stores.deletions.lock(accountId)) ? remove(stores, accountId) : undefined,
      ),
  };
}
