import type { Subscribe } from '@tidegate/contracts/api/newsletter';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface NewsletterRepository {
  /**
   * Begins a subscription that waits for a yes; one that there is keeps its state. False where the yes
   * was said, or asked for a moment ago.
   */
  begin(request: Subscribe, leaveToken: string, until: Date): Promise<boolean>;
  /** Puts a new token in place of the one before; nothing where a yes was said, or nobody asked. */
  issue(email: string, confirmHash: Buffer, until: Date): Promise<boolean>;
  /** Says yes with a token that is good at `at`, the first time or again. */
  confirm(confirmHash: Buffer, at: Date): Promise<(Subscribe & { isNew: boolean }) | undefined>;
  findLeaveToken(email: string): Promise<string | undefined>;
  remove(leaveToken: string): Promise<void>;
  removeUnconfirmedBefore(instant: Date): Promise<void>;
}

/** Between two letters that ask the same. */
const pauseMs = 60_000;

export function newsletterRepository(db: Kysely<SiteTables>): NewsletterRepository {
  return {
    begin: async ({ email, language }, leaveToken, until) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('subscription_to_newsletter')
        .values({ email, language, confirm_until: until, leave_token: leaveToken })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ language, confirm_until: until })
            .where('subscription_to_newsletter.confirmed_at', 'is', null)
            .where(
              'subscription_to_newsletter.confirm_until',
              '<=',
              new Date(until.getTime() - pauseMs),
            ),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    issue: async (email, confirmHash, until) => {
      const { numUpdatedRows } = await db
        .updateTable('subscription_to_newsletter')
        .set({ confirm_hash: confirmHash, confirm_until: until })
        .where('email', '=', email)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    confirm: async (confirmHash, at) => {
      const confirmed = await db
        .updateTable('subscription_to_newsletter')
        .set({ confirmed_at: at })
        .where('confirm_hash', '=', confirmHash)
        .where('confirmed_at', 'is', null)
        .where('confirm_until', '>', at)
        .returning(['email', 'language'])
        .executeTakeFirst();
      if (confirmed) return { ...confirmed, isNew: true };
      const known = await db
        .selectFrom('subscription_to_newsletter')
        .select(['email', 'language'])
        .where('confirm_hash', '=', confirmHash)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return known && { ...known, isNew: false };
    },
    findLeaveToken: async (email) => {
      const found = await db
        .selectFrom('subscription_to_newsletter')
        .select('leave_token')
        .where('email', '=', email)
        .executeTakeFirst();
      return found?.leave_token;
    },
    remove: async (leaveToken) => {
      await db
        .deleteFrom('subscription_to_newsletter')
        .where('leave_token', '=', leaveToken)
        .execute();
    },
    removeUnconfirmedBefore: async (instant) => {
      await db
        .deleteFrom('subscription_to_newsletter')
        .where('confirmed_at', 'is', null)
        .where('confirm_until', '<', instant)
        .execute();
    },
  };
}
