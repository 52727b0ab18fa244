/** What every account is promised; the one place for these figures. */
export const promises = {
  /** Devices that may use one account. */
  devices: 6,
  /** Days after the first payment in which all of it is paid back on demand. */
  days: 30,
  /** Records of what an account does online. */
  logs: 0,
} as const;

export type PromiseName = keyof typeof promises;
