/** After how many days we forget what nobody asked us to keep; the privacy policy says the same. */
export const retention = {
  /** Counted visits. */
  eventDays: 180,
  /** Messages to the people behind the site. */
  messageDays: 365,
  /** Addresses that were entered for the letter or a code for students and that nobody confirmed. */
  unconfirmedDays: 7,
  /** Addresses that got a code for students: one for each address within this time. */
  studentDays: 365,
} as const;

export type RetentionName = keyof typeof retention;
