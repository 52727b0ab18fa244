import type { FakeApiContext } from '../fakeApi';
import type { SandboxPayment } from '../ledger';
import type { Script } from '../testInstruments';

/** Pays as the script has it. Returns where the browser goes next. */
export function choosePayment(
  context: FakeApiContext,
  payment: SandboxPayment,
  path: string,
  script: Script | undefined,
): string {
  const { ledger } = context;
  if (payment.status !== 'pending') return payment.returnUrl;
  if (script === undefined) return `${path}?problem=unknown`;
  ledger.update(payment, { script });
  if (script === 'authenticate') return `${path}/challenge`;
  // PayPal declines when the payment is captured.
  if (script !== 'decline' || payment.wire === 'paypal') return approvePayment(context, payment);
  if (payment.wire !== 'hosted') return `${path}?problem=declined`;
  ledger.update(payment, { status: 'failed' });
  return payment.returnUrl;
}

export function approvePayment(
  { ledger, announce }: FakeApiContext,
  payment: SandboxPayment,
): string {
  if (payment.wire === 'paypal') {
    ledger.update(payment, { status: 'approved' });
  } else {
    ledger.pay(payment);
    announce(payment, 'paid');
  }
  return payment.returnUrl;
}
