import type { AskStudentCode } from '@tidegate/contracts/api/students';
import type { Language } from '@tidegate/contracts/languages';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface StudentAsk extends AskStudentCode {
  mailbox: string;
  at: Date;
  /** Earlier codes have expired. */
  issuedSince: Date;
}

export interface StudentClaim {
  mailbox: string;
  email: string;
  language: Language;
  linkUntil: Date | null;
  couponCode: string | null;
  issuedAt: Date | null;
}

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
    .selectFrom('student_claim')
    .select([
      'mailbox',
      'email',
      'language',
      'link_until as linkUntil',
      'coupon_code as couponCode',
      'issued_at as issuedAt',
    ]);
  return {
    begin: async ({ mailbox, email, language, at, issuedSince }) => {
      await db
        .insertInto('student_claim')
        .values({ mailbox, email, language, asked_at: at })
        .onConflict((conflict) =>
          conflict
            .column('mailbox')
            .doUpdateSet({ email, language, asked_at: at, coupon_code: null, issued_at: null })
            .where(({ eb, or }) =>
              or([
                eb('student_claim.issued_at', 'is', null),
                eb('student_claim.issued_at', '<=', issuedSince),
              ]),
            ),
        )
        .execute();
    },
    find: (mailbox) => claims.where('mailbox', '=', mailbox).executeTakeFirst(),
    issueLink: async (mailbox, linkHash, until) => {
      await db
        .updateTable('student_claim')
        .set({ link_hash: linkHash, link_until: until })
        .where('mailbox', '=', mailbox)
        .where('coupon_code', 'is', null)
        .execute();
    },
    lockByLink: (linkHash) =>
      claims.where('link_hash', '=', linkHash).forUpdate().executeTakeFirst(),
    settle: async (mailbox, couponCode, at) => {
      await db
        .updateTable('student_claim')
        .set({ coupon_code: couponCode, issued_at: at })
        .where('mailbox', '=', mailbox)
        .execute();
    },
  };
}
