import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';

export interface RetentionRepository {
  /** Removes up to `limit` rows; how many there were. Few at a time hold up nobody else. */
  removeEventsBefore(instant: Date, limit: number): Promise<number>;
  removeMessagesBefore(instant: Date, limit: number): Promise<number>;
  /** Wishes for the letter whose time to be confirmed was over before `instant`. */
  removeUnconfirmedBefore(instant: Date, limit: number): Promise<number>;
  /** Addresses that asked for a code for students and did not follow the link. */
  removeStudentAsksBefore(instant: Date, limit: number): Promise<number>;
  /** Addresses that got theirs. */
  removeStudentClaimsBefore(instant: Date, limit: number): Promise<number>;
}

export function retentionRepository(db: Kysely<SiteTables>): RetentionRepository {
  const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
  return {
    removeEventsBefore: async (instant, limit) =>
      count(
        await db
          .deleteFrom('analytics_event')
          .where('id', 'in', (expression) =>
            expression
              .selectFrom('analytics_event')
              .select('id')
              .where('received_at', '<', instant)
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      ),
    removeMessagesBefore: async (instant, limit) =>
      count(
        await db
          .deleteFrom('contact_message')
          .where('id', 'in', (expression) =>
            expression
              .selectFrom('contact_message')
              .select('id')
              .where('received_at', '<', instant)
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      ),
    removeUnconfirmedBefore: async (instant, limit) =>
      count(
        await db
          .deleteFrom('subscription_to_newsletter')
          .where('confirmed_at', 'is', null)
          .where('email', 'in', (expression) =>
            expression
              .selectFrom('subscription_to_newsletter')
              .select('email')
              .where('confirmed_at', 'is', null)
              .where('confirm_until', '<', instant)
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      ),
    removeStudentAsksBefore: async (instant, limit) =>
      count(
        await db
          .deleteFrom('student_claim')
          .where('issued_at', 'is', null)
          .where('mailbox', 'in', (expression) =>
            expression
              .selectFrom('student_claim')
              .select('mailbox')
              .where('issued_at', 'is', null)
              .where('asked_at', '<', instant)
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      ),
    removeStudentClaimsBefore: async (instant, limit) =>
      count(
        await db
          .deleteFrom('student_claim')
          .where('mailbox', 'in', (expression) =>
            expression
              .selectFrom('student_claim')
              .select('mailbox')
              .where('issued_at', '<', instant)
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      ),
  };
}
