/** Retention periods; the privacy policy states the same. */
export const retention = {
  eventDays: 180,
  messageDays: 365,
  /** Unconfirmed addresses for the newsletter or a student code. */
  unconfirmedDays: 7,
  /** Addresses that received a student code: an address gets one code in this time. */
  studentDays: 365,
  sessionDays: 30,
  /** Expired verification codes and stored replies of idempotent calls. */
  replyDays: 2,
  /** Orders without a payment attempt, after their quote expired. */
  quoteDays: 30,
  unusedDays: 90,
  /** Provider notifications, by number, and unpaid orders of deleted accounts. */
  noticeDays: 180,
  orderYears: 10,
} as const;

export type RetentionName = keyof typeof retention;
