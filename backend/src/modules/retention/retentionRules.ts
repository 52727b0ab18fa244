import { retention, type RetentionName } from '@tidegate/contracts/retention';
import { type RawBuilder, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Rows with a retention period that the privacy policy names. */
export interface RetentionRule {
  table: keyof SiteTables;
  kept: RetentionName;
  /** Column with the start of the period. */
  since: string;
  /** True if the column already contains the end of the period. */
  isEnd?: boolean;
  only?: RawBuilder<boolean>;
}

const isCutOff = sql<boolean>`account_id is null`;

export const retentionRules: readonly RetentionRule[] = [
  { table: 'analytics_event', kept: 'eventDays', since: 'received_at' },
  { table: 'contact_message', kept: 'messageDays', since: 'received_at' },
  {
    table: 'subscription_to_newsletter',
    kept: 'unconfirmedDays',
    since: 'confirm_until',
    isEnd: true,
    only: sql`confirmed_at is null`,
  },
  {
    table: 'student_claim',
    kept: 'unconfirmedDays',
    since: 'asked_at',
    only: sql`issued_at is null`,
  },
  { table: 'student_claim', kept: 'studentDays', since: 'issued_at' },
  { table: 'session', kept: 'sessionDays', since: 'expires_at' },
  { table: 'session', kept: 'sessionDays', since: 'ended_at' },
  { table: 'verification', kept: 'replyDays', since: 'expires_at' },
  { table: 'idempotent_call', kept: 'replyDays', since: 'started_at' },
  {
    table: 'plan_order',
    kept: 'quoteDays',
    since: 'expires_at',
    // An order that somebody tried to pay may still receive money, which is then refunded.
    only: sql`status in ('created', 'expired') and provider is null`,
  },
  {
    table: 'account',
    kept: 'unusedDays',
    since: 'created_at',
    only: sql`password_hash is null and not exists (
      select from site.plan_order
      where account_id = account.id and (provider is not null or paid_at is not null))`,
  },
  { table: 'webhook_event', kept: 'noticeDays', since: 'received_at' },
  {
    table: 'plan_order',
    kept: 'noticeDays',
    since: 'expires_at',
    only: sql`${isCutOff} and paid_at is null and status in ('failed', 'expired')`,
  },
  { table: 'plan_order', kept: 'orderYears', since: 'paid_at', only: isCutOff },
];

const longestYearDays = 366;

export function countDays({ kept, isEnd }: RetentionRule): number {
  if (isEnd) return 0;
  return kept === 'orderYears' ? retention[kept] * longestYearDays : retention[kept];
}
