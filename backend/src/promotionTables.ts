import type { Currency } from '@tidegate/contracts/money';
import type { JSONColumnType } from 'kysely';

export interface CouponTable {
  code: string;
  kind: 'content' | 'personal';
  percent_off: number | null;
  amounts_off: JSONColumnType<Record<Currency, number>> | null;
  fits: string[] | null;
  starts_at: Date;
  ends_at: Date;
  max_uses: number | null;
}
