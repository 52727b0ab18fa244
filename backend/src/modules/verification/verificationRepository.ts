import type { VerificationPurpose } from '@tidegate/contracts/api/account/endpoints';
import { type Kysely, type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { CodePurpose } from '../../database/tables/accountTables';
import type { SiteTables } from '../../database/tables/tables';

/** The account with the address, or the one that wants to bind it. */
export type VerificationKey =
  | { email: string; purpose: VerificationPurpose }
  | { email: string; purpose: 'bind_email'; accountId: string };

export type StoredVerification = Pick<
  Selectable<SiteTables['verification']>,
  'accountId' | 'purpose' | 'codeHash' | 'expiresAt'
>;

export interface VerificationRepository {
  /** Replaces the previous code and returns false if there is no such account. */
  issue(key: VerificationKey, codeHash: string, expiresAt: Date): Promise<boolean>;
  /** Counts an attempt in advance and returns undefined after `maxAttempts`. */
  beginAttempt(key: VerificationKey, maxAttempts: number): Promise<StoredVerification | undefined>;
  /** Extends the lifetime to `usableUntil` if it is shorter. */
  storeTicket(
    verification: StoredVerification,
    ticketHash: Buffer,
    usableUntil: Date,
  ): Promise<void>;
  findByTicket(ticketHash: Buffer): Promise<StoredVerification | undefined>;
  /** Returns false if a parallel request used the ticket. */
  removeByTicket(ticketHash: Buffer): Promise<boolean>;
  removeByCode(verification: StoredVerification): Promise<boolean>;
  removeExpiredBefore(instant: Date): Promise<void>;
}

const columns = [
  'verification.accountId',
  'verification.purpose',
  'verification.codeHash',
  'verification.expiresAt',
] as const;

function toBoundEmail({ email, purpose }: VerificationKey): string | null {
  return purpose === 'bind_email' ? email : null;
}

function isOf(key: VerificationKey): RawBuilder<SqlBool> {
  return key.purpose === 'bind_email'
    ? sql`account.id = ${key.accountId} and account.email is null`
    : sql`account.email = ${key.email}`;
}

export function verificationRepository(db: Kysely<SiteTables>): VerificationRepository {
  return {
    issue: async (key, codeHash, expiresAt) => {
      const boundEmail = toBoundEmail(key);
      const issued = await db
        .insertInto('verification')
        .columns(['accountId', 'purpose', 'email', 'codeHash', 'attempts', 'expiresAt'])
        .expression((expression) =>
          expression
            .selectFrom('account')
            .select([
              'account.id',
              sql<CodePurpose>`${key.purpose}::text`.as('purpose'),
              sql<string | null>`${boundEmail}::text`.as('email'),
              sql<string>`${codeHash}::text`.as('codeHash'),
              sql<number>`0`.as('attempts'),
              sql<Date>`${expiresAt}::timestamptz`.as('expiresAt'),
            ])
            .where(isOf(key)),
        )
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'purpose']).doUpdateSet({
            email: boundEmail,
            codeHash,
            attempts: 0,
            ticketHash: null,
            expiresAt,
          }),
        )
        .returning('accountId')
        .executeTakeFirst();
      return issued !== undefined;
    },
    beginAttempt: (key, maxAttempts) =>
      db
        .updateTable('verification')
        .from('account')
        .set({ attempts: sql`attempts + 1` })
        .whereRef('account.id', '=', 'verification.accountId')
        .where(isOf(key))
        .where('verification.purpose', '=', key.purpose)
        .where('verification.email', 'is not distinct from', toBoundEmail(key))
        .where('verification.attempts', '<', maxAttempts)
        .returning(columns)
        .executeTakeFirst(),
    storeTicket: async ({ accountId, purpose, codeHash }, ticketHash, usableUntil) => {
      await db
        .updateTable('verification')
        .set({
          ticketHash,
          expiresAt: sql`greatest(expires_at, ${usableUntil}::timestamptz)`,
        })
        .where('accountId', '=', accountId)
        .where('purpose', '=', purpose)
        .where('codeHash', '=', codeHash)
        .execute();
    },
    findByTicket: (ticketHash) =>
      db
        .selectFrom('verification')
        .select(columns)
        .where('ticketHash', '=', ticketHash)
        .executeTakeFirst(),
    removeByTicket: async (ticketHash) => {
      const { numDeletedRows } = await db
        .deleteFrom('verification')
        .where('ticketHash', '=', ticketHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeByCode: async ({ accountId, purpose, codeHash }) => {
      const { numDeletedRows } = await db
        .deleteFrom('verification')
        .where('accountId', '=', accountId)
        .where('purpose', '=', purpose)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeExpiredBefore: async (instant) => {
      await db.deleteFrom('verification').where('expiresAt', '<', instant).execute();
    },
  };
}
