/** Facts of every page of the account. A swap would lose typed input. */
export const accountPage = {
  layout: 'single',
  access: 'account',
  isIndexed: false,
  isSwapSafe: false,
} as const;
