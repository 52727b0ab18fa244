import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/catalogue/money';

export interface PromotionTables {
  coupon: CouponTable;
  inviteCode: { accountId: string; code: string };
  invitation: InvitationTable;
  studentClaim: StudentClaimTable;
}

/** A discount of the first charge and its conditions. */
interface CouponTable {
  /** Normalised by `readCouponCode`. */
  code: string;
  kind: 'content' | 'personal';
  /** Null if there are amounts. */
  percentOff: number | null;
  amountsOff: Readonly<Record<Currency, number>> | null;
  /** Plans by family and length (`vip.1y`), or null for every plan. */
  fits: readonly string[] | null;
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
  /** Across all accounts. Each account can use the coupon once. */
  maxUses: number | null;
}

interface InvitationTable {
  orderId: string;
  inviterId: string | null;
  buyerId: string | null;
  freeDays: number;
  status: 'waiting' | 'earned' | 'void';
  createdAt: Date;
  decidedAt: Date | null;
}

interface StudentClaimTable {
  mailbox: string;
  email: string;
  language: Language;
  askedAt: Date;
  linkHash: Buffer | null;
  linkUntil: Date | null;
  couponCode: string | null;
  issuedAt: Date | null;
}
