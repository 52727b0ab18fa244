import { retention, type RetentionName } from '@tidegate/contracts/retention';
import { type RawBuilder, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Rows of a table that are kept for a time that the privacy policy names. */
export interface RetentionRule {
  table: keyof SiteTables;
  kept: RetentionName;
  /** Column with the instant from which the time counts. */
  since: string;
  /** Whether that instant is the end: the time was counted when the row was made. */
  isEnd?: boolean;
  /** The rows that it is about; all where it is absent. */
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
    // One that somebody tried to pay may still be paid, and its money then goes back.
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

/** How long rows are kept after the instant of their rule. */
export function countDays({ kept, isEnd }: RetentionRule): number {
  if (isEnd) return 0;
  return kept === 'orderYears' ? retention[kept] * longestYearDays : retention[kept];
}
