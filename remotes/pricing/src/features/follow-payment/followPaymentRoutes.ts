import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPayment } from './loadPayment';
import { PaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

export const followPaymentRoutes: readonly RemoteRoute[] = (
  [
    { path: '/paystatus', successPath: '/paySuc', layout: 'pricing' },
    { path: '/win-pay-result', successPath: null, layout: 'standalone' },
  ] as const
).map(({ layout, ...place }) => ({
  path: place.path,
  layout,
  head: { title: 'payment.head.title', description: 'payment.head.description' },
  // A swap would interrupt a buyer who waits for the result.
  isSwapSafe: false,
  access: 'account',
  // A signed link.
  guestParameter: 'result',
  isIndexed: false,
  load: loadPayment(place),
  submit: submitStep(place.path),
  Component: PaymentPage,
}));
