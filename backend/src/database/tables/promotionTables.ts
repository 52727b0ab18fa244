import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';
import type { JSONColumnType } from 'kysely';

export interface PromotionTables {
  coupon: CouponTable;
  invite_code: { account_id: string; code: string };
  invitation: InvitationTable;
  student_claim: StudentClaimTable;
}

interface CouponTable {
  code: string;
  kind: 'content' | 'personal';
  percent_off: number | null;
  amounts_off: JSONColumnType<Record<Currency, number>> | null;
  fits: string[] | null;
  starts_at: Date;
  ends_at: Date;
  max_uses: number | null;
}

interface InvitationTable {
  order_id: string;
  inviter_id: string | null;
  buyer_id: string | null;
  free_days: number;
  status: 'waiting' | 'earned' | 'void';
  created_at: Date;
  decided_at: Date | null;
}

interface StudentClaimTable {
  mailbox: string;
  email: string;
  language: Language;
  asked_at: Date;
  link_hash: Buffer | null;
  link_until: Date | null;
  coupon_code: string | null;
  issued_at: Date | null;
}
