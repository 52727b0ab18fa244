/** What a student gets, and for how long; pages and letters say the same. */
export const studentOffer = {
  studentPercentOff: 25,
  /** How long the code counts. */
  studentCodeDays: 30,
  /** How long the link counts that shows that an address is read. */
  studentLinkHours: 24,
} as const;

export type StudentOfferName = keyof typeof studentOffer;
