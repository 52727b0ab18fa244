import type { DeleteAccount } from '@tidegate/contracts/api/account/schemas';

import { refusal } from '../../refusal';
import type { ConfirmPassword } from '../accounts';
import type { DeletionRepository } from './deletionRepository';

/** Deletes an account that had a renewal in progress. */
export const deleteJob = 'privacy.delete';
export const eraseJob = 'privacy.erase';
/** Confirms the deletion to the former owner and explains which data remain and why. */
export const deletionKind = 'privacy.deleted';
const retryMs = 5 * 60_000;
/** By then event buffers are flushed and emails about orders are written. */
const eraseAfterMs = 60 * 60_000;

/** Stores of one transaction. */
export interface DeletionStores {
  deletions: DeletionRepository;
  endRenewals(accountId: string): Promise<void>;
  enqueueJob(job: string, accountId: string, dueAt: Date): Promise<void>;
  enqueueEmail(email: {
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

export type DeletionService = ReturnType<typeof deletionService>;

/**
 * A later payment finds no account and is refunded (`payments/provision.ts`). A pending renewal
 * needs the subscription, so the account remains locked until it completes.
 */
export function deletionService(dependencies: DeletionDependencies) {
  const { confirmPassword, inTransaction, now } = dependencies;
  const fromNow = (durationMs: number) => new Date(now().getTime() + durationMs);

  const remove = async ({ deletions, enqueueJob }: DeletionStores, accountId: string) => {
    if (await deletions.isBeingRenewed(accountId)) return fromNow(retryMs);
    await deletions.remove(accountId);
    await enqueueJob(eraseJob, accountId, fromNow(eraseAfterMs));
    return undefined;
  };

  return {
    /** Ends all sessions and deletes the account, at once or after a pending renewal. */
    begin: async ({
      accountId,
      password = '',
      address,
      language,
      ends_renewal: isEnded,
    }: DeletionRequest) => {
      const checked = await confirmPassword({ accountId, password, address });
      if (!checked) throw refusal('sessions.unknown');
      // A session alone must not delete an account, so its owner sets a password first.
      // An account without an email address has no password, so the session suffices.
      if (checked.passwordHash === null && checked.email !== null) {
        throw refusal('accounts.passwordMissing');
      }
      await inTransaction(async (stores) => {
        const { deletions, endRenewals, enqueueJob, enqueueEmail } = stores;
        // A parallel request deleted the account.
        if (!(await deletions.lock(accountId))) throw refusal('sessions.unknown');
        if (isEnded) await endRenewals(accountId);
        else if (await deletions.renews(accountId)) throw refusal('accounts.planRenews');
        await enqueueEmail({ kind: deletionKind, recipient: checked.email, language });
        const again = await remove(stores, accountId);
        if (!again) return;
        await deletions.close(accountId);
        await enqueueJob(deleteJob, accountId, again);
      });
    },
    /** Continues a deletion, and returns when to retry. */
    finish: (accountId: string) =>
      inTransaction(async (stores) =>
        (await stores.deletions.lock(accountId)) ? remove(stores, accountId) : undefined,
      ),
  };
}
