import type { FakeApiContext } from '../fakeApi';
import type { SandboxPayment } from '../ledger';

export function toPaypalOrder(
  payment: SandboxPayment,
  { ledger, pageOf }: Pick<FakeApiContext, 'ledger' | 'pageOf'>,
) {
  const { id, chargeId, mandateId, amountMinor, currency, status } = payment;
  const amount = { value: (amountMinor / 100).toFixed(2), currency_code: currency };
  const captures = ledger.isPaid(payment)
    ? [{ id: chargeId, ...captureStatus(payment), amount }]
    : status === 'failed' && [{ id: chargeId, status: 'DECLINED', amount }];
  const vault = mandateId !== null && status === 'paid' ? { id: mandateId } : {};
  return {
    id,
    status: orderStatus(payment),
    links: [{ rel: 'payer-action', href: pageOf(id) }],
    purchase_units: [{ amount, ...(captures && { payments: { captures } }) }],
    payment_source: { paypal: { attributes: { vault } } },
  };
}

function orderStatus({ status }: SandboxPayment): string {
  if (status === 'approved') return 'APPROVED';
  if (status === 'cancelled') return 'VOIDED';
  return status === 'paid' || status === 'failed' ? 'COMPLETED' : 'PAYER_ACTION_REQUIRED';
}

function captureStatus({ isRefunded, dispute }: SandboxPayment) {
  if (isRefunded || dispute === 'lost') return { status: 'REFUNDED' };
  if (dispute !== 'open') return { status: 'COMPLETED' };
  return { status: 'PENDING', status_details: { reason: 'BUYER_COMPLAINT' } };
}
