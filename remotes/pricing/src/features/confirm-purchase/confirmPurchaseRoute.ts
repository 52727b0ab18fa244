import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';

export const confirmPurchaseRoute: RemoteRoute = {
  path: '/paySuc',
  head: { title: 'success.heading', description: 'success.intro' },
  isSwapSafe: false,
  layout: 'pricing',
  access: 'account',
  isIndexed: false,
  isLazy: true,
};
