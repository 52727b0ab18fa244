import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPayment } from './loadPayment';
import { PaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

export const followPaymentRoutes: readonly RemoteRoute[] = [
  { path: '/paystatus', successPath: '/paySuc' },
  { path: '/win-pay-result', successPath: null },
].map((place) => ({
  path: place.path,
  head: { title: 'payment.head.title', description: 'payment.head.description' },
  // A swap would interrupt a buyer who waits for the result.
  isSwapSafe: false,
  // A signed link opens the page without a session; otherwise `load` redirects to the login page.
  access: 'public',
  load: loadPayment(place),
  submit: submitStep(place.path),
  Component: PaymentPage,
}));
