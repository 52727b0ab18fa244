import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { loadPayment, type PaymentPlace } from './loadPayment';
import { PaymentPage } from './PaymentPage';
import { submitStep } from './submitStep';

export const followPaymentCode = (place: PaymentPlace): PageCode => ({
  load: loadPayment(place),
  submit: submitStep(place.path),
  Component: PaymentPage,
});
