import type { RequestStudentCode } from '@tidegate/contracts/api/email-forms/schemas';
import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface StudentRequest extends RequestStudentCode {
  mailbox: string;
  at: Date;
  /** Earlier codes have expired. */
  issuedSince: Date;
}

export type StudentClaim = Omit<Selectable<SiteTables['studentClaim']>, 'askedAt' | 'linkHash'>;

export type StudentRepository = ReturnType<typeof studentRepository>;

export function studentRepository(db: Kysely<SiteTables>) {
  const claims = db
    .selectFrom('studentClaim')
    .select(['mailbox', 'email', 'language', 'linkUntil', 'couponCode', 'issuedAt']);
  return {
    /** Records a request, unless the claim has a valid code. */
    begin: async ({ mailbox, email, language, at, issuedSince }: StudentRequest) => {
      await db
        .insertInto('studentClaim')
        .values({ mailbox, email, language, askedAt: at })
        .onConflict((conflict) =>
          conflict
            .column('mailbox')
            .doUpdateSet({ email, language, askedAt: at, couponCode: null, issuedAt: null })
            .where(({ eb, or }) =>
              or([
                eb('studentClaim.issuedAt', 'is', null),
                eb('studentClaim.issuedAt', '<=', issuedSince),
              ]),
            ),
        )
        .execute();
    },
    find: (mailbox: string) => claims.where('mailbox', '=', mailbox).executeTakeFirst(),
    /** Replaces the link of a claim without a code. */
    issueLink: async (mailbox: string, linkHash: Buffer, until: Date) => {
      await db
        .updateTable('studentClaim')
        .set({ linkHash, linkUntil: until })
        .where('mailbox', '=', mailbox)
        .where('couponCode', 'is', null)
        .execute();
    },
    lockByLink: (linkHash: Buffer) =>
      claims.where('linkHash', '=', linkHash).forUpdate().executeTakeFirst(),
    settle: async (mailbox: string, couponCode: string, at: Date) => {
      await db
        .updateTable('studentClaim')
        .set({ couponCode, issuedAt: at })
        .where('mailbox', '=', mailbox)
        .execute();
    },
  };
}
