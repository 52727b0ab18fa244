import type { Subscribe } from '@tidegate/contracts/api/newsletter';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface NewsletterRepository {
  /** Returns false if the address is confirmed or was requested a moment ago. */
  begin(request: Subscribe, leaveToken: string, until: Date): Promise<boolean>;
  /** Replaces the token of an unconfirmed subscription. */
  issue(email: string, confirmHash: Buffer, until: Date): Promise<boolean>;
  /** Confirms with a token that is valid at `at`, the first time or again. */
  confirm(confirmHash: Buffer, at: Date): Promise<(Subscribe & { isNew: boolean }) | undefined>;
  findLeaveToken(email: string): Promise<string | undefined>;
  remove(leaveToken: string): Promise<void>;
  removeUnconfirmedBefore(instant: Date): Promise<void>;
}

/** Minimum time between two confirmation emails. */
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
