import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { loadPayment, type PaymentPlace } from './loadPayment';
import { PaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

export const followPaymentModule = (place: PaymentPlace): RouteModule => ({
  load: loadPayment(place),
  submit: submitStep(place.path),
  Component: PaymentPage,
});
