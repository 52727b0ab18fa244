import { retention } from '@tidegate/contracts/retention';

import type { SiteTables } from '../../tables';

/** Rows of a table that are kept for `days`, counted from the instant in column `since`. */
export interface RetentionRule {
  table: keyof SiteTables;
  since: string;
  days: number;
  /** Column; a row that has a value there is kept by this rule. */
  unless?: string;
}

export const retentionRules: readonly RetentionRule[] = [
  { table: 'analytics_event', since: 'received_at', days: retention.eventDays },
  { table: 'contact_message', since: 'received_at', days: retention.messageDays },
  {
    table: 'subscription_to_newsletter',
    since: 'confirm_until',
    // They were counted when the address was entered.
    days: 0,
    unless: 'confirmed_at',
  },
  {
    table: 'student_claim',
    since: 'asked_at',
    days: retention.unconfirmedDays,
    unless: 'issued_at',
  },
  { table: 'student_claim', since: 'issued_at', days: retention.studentDays },
];
