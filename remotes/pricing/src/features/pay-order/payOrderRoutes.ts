import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';

// The displayed charges must not change while the visitor reads them.
const checkout = {
  ...plansPage,
  head: { title: 'checkout.heading', description: 'checkout.intro' },
  isSwapSafe: false,
  isIndexed: false,
} as const;

export const payOrderRoutes: readonly RemoteRoute[] = [
  {
    ...plansPage,
    path: '/pricing/checkout',
    head: { title: 'chooseFirst.heading', description: 'chooseFirst.intro' },
    isIndexed: false,
    isLazy: true,
  },
  {
    ...checkout,
    path: '/pricing/checkout/:id',
    isLazy: true,
  },
  ...['/win-pay', '/win-pay/native'].map((path): RemoteRoute => ({
    ...checkout,
    layout: 'standalone',
    path,
    isLazy: true,
  })),
];
