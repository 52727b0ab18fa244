import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';

const page = {
  layout: 'pricing',
  access: 'account',
  isIndexed: false,
  isSwapSafe: false,
} as const;

export const manageOrdersRoutes: readonly RemoteRoute[] = [
  {
    ...page,
    path: '/order/history',
    head: { title: 'orders.heading', description: 'orders.intro' },
    isLazy: true,
  },
  {
    ...page,
    path: '/order/withdraw/:order',
    head: { title: 'withdrawal.heading', description: 'withdrawal.intro' },
    isLazy: true,
  },
  {
    ...page,
    path: '/order/invoice/:order',
    head: { title: 'invoice.heading', description: 'orders.intro' },
    isLazy: true,
  },
];
