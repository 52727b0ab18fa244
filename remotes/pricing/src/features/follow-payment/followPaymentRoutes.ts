import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { loadPayment } from './loadPayment';
import { PaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

/** Where a payment stands, on the site and in the Windows client. */
export const followPaymentRoutes: readonly RemoteRoute[] = [
  { path: '/paystatus', successPath: '/paySuc' },
  { path: '/win-pay-result', successPath: null },
].map((place) => ({
  path: place.path,
  head: { title: 'payment.head.title', description: 'payment.head.description' },
  // A buyer who waits for an answer must not lose the page.
  isSwapSafe: false,
  // A signed link opens it without a session; without either it leads to the login page.
  access: 'public',
  load: loadPayment(place),
  submit: submitStep(place.path),
  Component: PaymentPage,
}));
