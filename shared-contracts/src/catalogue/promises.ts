/** The numbers that the site promises every account. */
export const promises = {
  devices: 6,
  /** Length of the money-back guarantee after the first payment. */
  days: 30,
  logs: 0,
} as const;

export type PromiseName = keyof typeof promises;
