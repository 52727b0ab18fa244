import type { Subscribe } from '@tidegate/contracts/api/email-forms/schemas';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type NewsletterRepository = ReturnType<typeof newsletterRepository>;

/** Minimum time between two confirmation emails. */
const pauseMs = 60_000;

export function newsletterRepository(db: Kysely<SiteTables>) {
  return {
    /** Returns false if the address is confirmed or was requested a moment ago. */
    begin: async ({ email, language }: Subscribe, leaveToken: string, until: Date) => {
      const latest = new Date(until.getTime() - pauseMs);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('subscriptionToNewsletter')
        .values({ email, language, confirmUntil: until, leaveToken })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ language, confirmUntil: until })
            .where('subscriptionToNewsletter.confirmedAt', 'is', null)
            .where('subscriptionToNewsletter.confirmUntil', '<=', latest),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    /** Replaces the token of an unconfirmed subscription. */
    issue: async (email: string, confirmHash: Buffer, until: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('subscriptionToNewsletter')
        .set({ confirmHash, confirmUntil: until })
        .where('email', '=', email)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Confirms with a token that is valid at `at`, the first time or again. */
    confirm: async (confirmHash: Buffer, at: Date) => {
      const confirmed = await db
        .updateTable('subscriptionToNewsletter')
        .set({ confirmedAt: at })
        .where('confirmHash', '=', confirmHash)
        .where('confirmedAt', 'is', null)
        .where('confirmUntil', '>', at)
        .returning(['email', 'language'])
        .executeTakeFirst();
      if (confirmed) return { ...confirmed, isNew: true };
      const known = await db
        .selectFrom('subscriptionToNewsletter')
        .select(['email', 'language'])
        .where('confirmHash', '=', confirmHash)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
      return known && { ...known, isNew: false };
    },
    findLeaveToken: async (email: string) => {
      const found = await db
        .selectFrom('subscriptionToNewsletter')
        .select('leaveToken')
        .where('email', '=', email)
        .executeTakeFirst();
      return found?.leaveToken;
    },
    remove: async (leaveToken: string) => {
      await db
        .deleteFrom('subscriptionToNewsletter')
        .where('leaveToken', '=', leaveToken)
        .execute();
    },
    removeUnconfirmedBefore: async (instant: Date) => {
      await db
        .deleteFrom('subscriptionToNewsletter')
        .where('confirmedAt', 'is', null)
        .where('confirmUntil', '<', instant)
        .execute();
    },
  };
}
