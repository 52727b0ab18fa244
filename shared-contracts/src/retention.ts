/** After how many days we forget what nobody asked us to keep; the privacy policy says the same. */
export const retention = {
  /** Counted visits. */
  eventDays: 180,
  /** Messages to the people behind the site. */
  messageDays: 365,
  /** Addresses that were entered for the letter and that nobody confirmed. */
  unconfirmedDays: 7,
} as const;

export type RetentionName = keyof typeof retention;
