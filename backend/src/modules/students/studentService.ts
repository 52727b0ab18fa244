import type { RequestStudentCode } from '@tidegate/contracts/api/email-forms/schemas';
import { retention } from '@tidegate/contracts/visitors/retention';
import { studentOffer } from '@tidegate/contracts/catalogue/studentOffer';

import { refusal } from '../../refusal';
import { createCode, createToken, hashToken } from '../../security/secretTokens';
import type { CouponRepository } from '../promotions';
import type { AttemptThrottle } from '../throttling';
import type { StudentClaim, StudentRepository } from './studentRepository';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const fits = ['vip.1y'];

export const emailKinds = { link: 'students.link', code: 'students.code' } as const;

/** Stores of one transaction. */
export interface StudentStores {
  claims: StudentRepository;
  coupons: Pick<CouponRepository, 'add'>;
  enqueueEmail(kind: string, recipient: RequestStudentCode): Promise<void>;
}

export interface StudentDependencies {
  throttle: AttemptThrottle;
  isAcademic(email: string): boolean;
  toMailbox(email: string): string;
  claims: StudentRepository;
  within<Result>(work: (stores: StudentStores) => Promise<Result>): Promise<Result>;
  now: () => Date;
}

export type StudentAnswer =
  | { status: 'link'; token: string }
  | { status: 'hasCode'; code: string; codeUntil: Date; againAt: Date };

export type StudentService = ReturnType<typeof studentService>;

export function studentService(dependencies: StudentDependencies) {
  const { throttle, isAcademic, toMailbox, claims, within, now } = dependencies;

  async function createCoupon({ coupons, claims: stored }: StudentStores, mailbox: string) {
    const at = now();
    const code = `STUDENT-${createCode().toUpperCase()}`;
    const isNew = await coupons.add({
      ...{ code, kind: 'personal', percentOff: studentOffer.studentPercentOff, amountsOff: null },
      ...{ fits, startsAt: at, endsAt: codeUntil(at), maxUses: 1 },
    });
    if (!isNew) throw new Error('A code of 49 random bits was drawn twice');
    await stored.settle(mailbox, code, at);
    return code;
  }

  return {
    /** Sends an email and responds alike for an address with a code. */
    request: async (request: RequestStudentCode, address: string) => {
      if (!isAcademic(request.email)) throw refusal('students.notAcademic');
      const mailbox = toMailbox(request.email);
      await throttle.begin({ email: mailbox, address });
      const at = now();
      const issuedSince = addMs(at, -retention.studentDays * dayMs);
      await within(async (stores) => {
        await stores.claims.begin({ ...request, mailbox, at, issuedSince });
        await stores.enqueueEmail(emailKinds.link, request);
      });
    },
    answer: async (email: string): Promise<StudentAnswer | undefined> => {
      const claim = await claims.find(toMailbox(email));
      if (!claim) return undefined;
      const had = readCode(claim);
      if (had) return { status: 'hasCode', ...had };
      const token = createToken();
      const until = addMs(now(), studentOffer.studentLinkHours * hourMs);
      await claims.issueLink(claim.mailbox, hashToken(token), until);
      return { status: 'link', token };
    },
    /** Idempotent while the link is valid. */
    claim: (token: string) =>
      within(async (stores) => {
        const claim = await stores.claims.lockByLink(hashToken(token));
        if (!claim?.linkUntil) throw refusal('students.unknownLink');
        if (claim.linkUntil <= now()) throw refusal('students.linkExpired');
        if (claim.couponCode !== null) return { coupon: claim.couponCode };
        const coupon = await createCoupon(stores, claim.mailbox);
        await stores.enqueueEmail(emailKinds.code, claim);
        return { coupon };
      }),
  };
}

function readCode({ couponCode, issuedAt }: StudentClaim) {
  if (couponCode === null || issuedAt === null) return undefined;
  const againAt = addMs(issuedAt, retention.studentDays * dayMs);
  return { code: couponCode, codeUntil: codeUntil(issuedAt), againAt };
}

function codeUntil(issuedAt: Date): Date {
  return addMs(issuedAt, studentOffer.studentCodeDays * dayMs);
}

function addMs(instant: Date, durationMs: number): Date {
  return new Date(instant.getTime() + durationMs);
}
