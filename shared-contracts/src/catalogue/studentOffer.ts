/** The student discount, as pages and emails state it. */
export const studentOffer = {
  studentPercentOff: 25,
  studentCodeDays: 30,
  /** Validity of the confirmation link. */
  studentLinkHours: 24,
} as const;

export type StudentOfferName = keyof typeof studentOffer;
