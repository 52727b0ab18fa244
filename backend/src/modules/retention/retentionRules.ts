import { retention, type RetentionName } from '@tidegate/contracts/visitors/retention';

import type { AgingRows } from './retentionRepository';

/** Rows with a retention period that the privacy policy names. It starts at `since`. */
export type RetentionRule = AgingRows & {
  kept: RetentionName;
  /** True if `since` already is the end of the period. */
  isEnd?: boolean;
};

export const retentionRules: readonly RetentionRule[] = [
  { table: 'analyticsEvent', kept: 'eventDays', since: 'receivedAt' },
  { table: 'contactMessage', kept: 'messageDays', since: 'receivedAt' },
  {
    table: 'subscriptionToNewsletter',
    kept: 'unconfirmedDays',
    since: 'confirmUntil',
    isEnd: true,
    only: 'unconfirmed',
  },
  { table: 'studentClaim', kept: 'unconfirmedDays', since: 'askedAt', only: 'unissued' },
  { table: 'studentClaim', kept: 'studentDays', since: 'issuedAt' },
  { table: 'session', kept: 'sessionDays', since: 'expiresAt' },
  { table: 'session', kept: 'sessionDays', since: 'endedAt' },
  { table: 'verification', kept: 'replyDays', since: 'expiresAt' },
  { table: 'idempotentCall', kept: 'replyDays', since: 'startedAt' },
  { table: 'planOrder', kept: 'quoteDays', since: 'expiresAt', only: 'neverTried' },
  { table: 'account', kept: 'unusedDays', since: 'createdAt', only: 'unusedAccount' },
  { table: 'webhookEvent', kept: 'noticeDays', since: 'receivedAt' },
  { table: 'planOrder', kept: 'noticeDays', since: 'expiresAt', only: 'cutOffUnpaid' },
  { table: 'planOrder', kept: 'orderYears', since: 'paidAt', only: 'cutOff' },
];

const longestYearDays = 366;

export function countDays({ kept, isEnd }: RetentionRule): number {
  if (isEnd) return 0;
  return kept === 'orderYears' ? retention[kept] * longestYearDays : retention[kept];
}
