import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { loadPayment } from './loadPayment';
import { PaymentPage, WindowsPaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

const page = {
  head: { title: 'payment.head.title', description: 'payment.head.description' },
  // A buyer who waits for an answer must not lose the page.
  isSwapSafe: false,
  // A signed link opens it without a session; without either it leads to the login page.
  access: 'public',
} as const;

/** Where a payment stands, on the site and in the Windows client. */
export const followPaymentRoutes: readonly RemoteRoute[] = [
  {
    ...page,
    path: '/paystatus',
    load: loadPayment({ path: '/paystatus', successPath: '/paySuc' }),
    submit: submitStep('/paystatus'),
    Component: PaymentPage,
  },
  {
    ...page,
    path: '/win-pay-result',
    load: loadPayment({ path: '/win-pay-result', successPath: null }),
    submit: submitStep('/win-pay-result'),
    Component: WindowsPaymentPage,
  },
];
