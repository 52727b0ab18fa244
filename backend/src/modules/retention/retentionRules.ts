import { retention, type RetentionName } from '@tidegate/contracts/visitors/retention';

import type { AgingRows } from './retentionRepository';

/** Rows with a retention period that the privacy policy names. It starts at `since`. */
export type RetentionRule = AgingRows & {
  period: RetentionName;
  /** True if `since` already is the end of the period. */
  isEnd?: boolean;
};

export const retentionRules: readonly RetentionRule[] = [
  { table: 'analyticsEvent', period: 'eventDays', since: 'receivedAt' },
  { table: 'contactMessage', period: 'messageDays', since: 'receivedAt' },
  {
    table: 'subscriptionToNewsletter',
    period: 'unconfirmedDays',
    since: 'confirmUntil',
    isEnd: true,
    only: 'unconfirmed',
  },
  { table: 'studentClaim', period: 'unconfirmedDays', since: 'askedAt', only: 'unissued' },
  { table: 'studentClaim', period: 'studentDays', since: 'issuedAt' },
  { table: 'session', period: 'sessionDays', since: 'expiresAt' },
  { table: 'session', period: 'sessionDays', since: 'endedAt' },
  { table: 'verification', period: 'replyDays', since: 'expiresAt' },
  { table: 'idempotentCall', period: 'replyDays', since: 'startedAt' },
  { table: 'planOrder', period: 'quoteDays', since: 'expiresAt', only: 'neverTried' },
  { table: 'account', period: 'unusedDays', since: 'createdAt', only: 'unusedAccount' },
  { table: 'webhookEvent', period: 'noticeDays', since: 'receivedAt' },
  { table: 'planOrder', period: 'noticeDays', since: 'expiresAt', only: 'cutOffUnpaid' },
  { table: 'planOrder', period: 'orderYears', since: 'paidAt', only: 'cutOff' },
];

const longestYearDays = 366;

export function countDays({ period, isEnd }: RetentionRule): number {
  if (isEnd) return 0;
  return period === 'orderYears' ? retention[period] * longestYearDays : retention[period];
}
