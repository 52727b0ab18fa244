import type { RemoteContext, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { plansPage } from '../../shared/plans/plansPage';
import { CheckoutPage } from './CheckoutPage';
import { ChooseFirstPage } from './ChooseFirstPage';
import { loadCheckout } from './loadCheckout';
import { submitPayment } from './submitPayment';
import { WindowsCheckoutPage } from './WindowsCheckoutPage';

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
    Component: ChooseFirstPage,
  },
  {
    ...checkout,
    path: '/pricing/checkout/:id',
    load: loadCheckout,
    submit: submitPayment('/paystatus'),
    Component: CheckoutPage,
  },
  ...['/win-pay', '/win-pay/native'].map((path): RemoteRoute => ({
    ...checkout,
    layout: 'standalone',
    path,
    load: (context: RemoteContext) =>
      context.searchParams.has('plan') ? loadCheckout(context) : loadPlans(context),
    submit: submitPayment('/win-pay-result'),
    Component: WindowsCheckoutPage,
  })),
];
