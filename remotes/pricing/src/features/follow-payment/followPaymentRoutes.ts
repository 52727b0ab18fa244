import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';

export const followPaymentRoutes: readonly RemoteRoute[] = (
  [
    { path: '/paystatus', layout: 'pricing' },
    { path: '/win-pay-result', layout: 'standalone' },
  ] as const
).map((place) => ({
  ...place,
  head: { title: 'payment.head.title', description: 'payment.head.description' },
  // A swap would interrupt a buyer who waits for the result.
  isSwapSafe: false,
  access: 'account',
  // A signed link.
  guestParameter: 'result',
  isIndexed: false,
  isLazy: true,
}));
