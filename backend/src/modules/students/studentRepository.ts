import type { AskStudentCode } from '@tidegate/contracts/api/email-forms/schemas';
import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface StudentAsk extends AskStudentCode {
  mailbox: string;
  at: Date;
  /** Earlier codes have expired. */
  issuedSince: Date;
}

export type StudentClaim = Omit<Selectable<SiteTables['studentClaim']>, 'askedAt' | 'linkHash'>;

export interface StudentRepository {
  /** Records a request, unless the claim has a valid code. */
  begin(ask: StudentAsk): Promise<void>;
  find(mailbox: string): Promise<StudentClaim | undefined>;
  /** Replaces the link of a claim without a code. */
  issueLink(mailbox: string, linkHash: Buffer, until: Date): Promise<void>;
  lockByLink(linkHash: Buffer): Promise<StudentClaim | undefined>;
  settle(mailbox: string, couponCode: string, at: Date): Promise<void>;
}

export function studentRepository(db: Kysely<SiteTables>): StudentRepository {
  const claims = db
    .selectFrom('studentClaim')
    .select(['mailbox', 'email', 'language', 'linkUntil', 'couponCode', 'issuedAt']);
  return {
    begin: async ({ mailbox, email, language, at, issuedSince }) => {
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
    find: (mailbox) => claims.where('mailbox', '=', mailbox).executeTakeFirst(),
    issueLink: async (mailbox, linkHash, until) => {
      await db
        .updateTable('studentClaim')
        .set({ linkHash, linkUntil: until })
        .where('mailbox', '=', mailbox)
        .where('couponCode', 'is', null)
        .execute();
    },
    lockByLink: (linkHash) =>
      claims.where('linkHash', '=', linkHash).forUpdate().executeTakeFirst(),
    settle: async (mailbox, couponCode, at) => {
      await db
        .updateTable('studentClaim')
        .set({ couponCode, issuedAt: at })
        .where('mailbox', '=', mailbox)
        .execute();
    },
  };
}
