import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';
import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../tables';

export interface VerificationKey {
  email: string;
  purpose: VerificationPurpose;
}

export interface StoredVerification {
  accountId: string;
  purpose: VerificationPurpose;
  codeHash: string;
  expiresAt: Date;
}

export interface VerificationRepository {
  /** In place of the code before; false where no account has the address. */
  issue(key: VerificationKey, codeHash: string, expiresAt: Date): Promise<boolean>;
  /** Counts one more try before it is made; nothing once there were `maxAttempts`. */
  beginAttempt(key: VerificationKey, maxAttempts: number): Promise<StoredVerification | undefined>;
  /** Moves the end on to `usableUntil` where it was earlier. */
  storeTicket(
    verification: StoredVerification,
    ticketHash: Buffer,
    usableUntil: Date,
  ): Promise<void>;
  findByTicket(ticketHash: Buffer): Promise<StoredVerification | undefined>;
  /** False where somebody else was faster. */
  removeByTicket(ticketHash: Buffer): Promise<boolean>;
  removeExpiredBefore(instant: Date): Promise<void>;
}

const columns = [
  'verification.account_id as accountId',
  'verification.purpose',
  'verification.code_hash as codeHash',
  'verification.expires_at as expiresAt',
] as const;

export function verificationRepository(db: Kysely<SiteTables>): VerificationRepository {
  return {
    issue: async ({ email, purpose }, codeHash, expiresAt) => {
      const issued = await db
        .insertInto('verification')
        .columns(['account_id', 'purpose', 'code_hash', 'attempts', 'expires_at'])
        .expression((expression) =>
          expression
            .selectFrom('account')
            .select([
              'account.id',
              sql<VerificationPurpose>`${purpose}::text`.as('purpose'),
              sql<string>`${codeHash}::text`.as('code_hash'),
              sql<number>`0`.as('attempts'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('account.email', '=', email),
        )
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'purpose']).doUpdateSet({
            code_hash: codeHash,
            attempts: 0,
            ticket_hash: null,
            expires_at: expiresAt,
          }),
        )
        .returning('account_id')
        .executeTakeFirst();
      return issued !== undefined;
    },
    beginAttempt: ({ email, purpose }, maxAttempts) =>
      db
        .updateTable('verification')
        .from('account')
        .set({ attempts: sql`attempts + 1` })
        .whereRef('account.id', '=', 'verification.account_id')
        .where('account.email', '=', email)
        .where('verification.purpose', '=', purpose)
        .where('verification.attempts', '<', maxAttempts)
        .returning(columns)
        .executeTakeFirst(),
    storeTicket: async ({ accountId, purpose, codeHash }, ticketHash, usableUntil) => {
      await db
        .updateTable('verification')
        .set({
          ticket_hash: ticketHash,
          expires_at: sql`greatest(expires_at, ${usableUntil}::timestamptz)`,
        })
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', codeHash)
        .execute();
    },
    findByTicket: (ticketHash) =>
      db
        .selectFrom('verification')
        .select(columns)
        .where('ticket_hash', '=', ticketHash)
        .executeTakeFirst(),
    removeByTicket: async (ticketHash) => {
      const { numDeletedRows } = await db
        .deleteFrom('verification')
        .where('ticket_hash', '=', ticketHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeExpiredBefore: async (instant) => {
      await db.deleteFrom('verification').where('expires_at', '<', instant).execute();
    },
  };
}
