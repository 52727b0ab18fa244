/** After how long we forget what nobody asked us to keep; the privacy policy says the same. */
export const retention = {
  /** Counted visits. */
  eventDays: 180,
  /** Messages to the people behind the site. */
  messageDays: 365,
  /** Addresses that were entered for the letter or a code for students and that nobody confirmed. */
  unconfirmedDays: 7,
  /** Addresses that got a code for students: one for each address within this time. */
  studentDays: 365,
  /** Sessions, after their end. */
  sessionDays: 30,
  /** Codes sent by mail, and replies kept for a call that is made twice, after they were of use. */
  replyDays: 2,
  /** Orders that nobody tried to pay, after their price expired. */
  quoteDays: 30,
  /** Accounts without a password and without a purchase. */
  unusedDays: 90,
  /** What payment providers told us, by number; orders of a deleted account that were never paid. */
  noticeDays: 180,
  /** Orders of a deleted account that were paid. */
  orderYears: 10,
} as const;

export type RetentionName = keyof typeof retention;
