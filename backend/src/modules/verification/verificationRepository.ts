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

export type VerificationRepository = ReturnType<typeof verificationRepository>;

export const verificationColumns = [
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

export function verificationRepository(db: Kysely<SiteTables>) {
  return {
    /** Replaces the previous code and returns false if there is no such account. */
    issue: async (key: VerificationKey, codeHash: string, expiresAt: Date) => {
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
    /** Counts an attempt in advance and returns undefined after `maxAttempts`. */
    beginAttempt: (key: VerificationKey, maxAttempts: number) =>
      db
        .updateTable('verification')
        .from('account')
        .set({ attempts: sql`attempts + 1` })
        .whereRef('account.id', '=', 'verification.accountId')
        .where(isOf(key))
        .where('verification.purpose', '=', key.purpose)
        .where('verification.email', 'is not distinct from', toBoundEmail(key))
        .where('verification.attempts', '<', maxAttempts)
        .returning(verificationColumns)
        .executeTakeFirst(),
    removeByCode: async ({ accountId, purpose, codeHash }: StoredVerification) => {
      const { numDeletedRows } = await db
        .deleteFrom('verification')
        .where('accountId', '=', accountId)
        .where('purpose', '=', purpose)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeExpiredBefore: async (instant: Date) => {
      await db.deleteFrom('verification').where('expiresAt', '<', instant).execute();
    },
  };
}
