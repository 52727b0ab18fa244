import { type CreateEvent, hmac, isAboutDispute } from '../sandboxEvent';

const types = {
  started: 'CHECKOUT.ORDER.APPROVED',
  paid: 'PAYMENT.CAPTURE.COMPLETED',
  refunded: 'PAYMENT.CAPTURE.REFUNDED',
  disputed: 'CUSTOMER.DISPUTE.CREATED',
  decided: 'CUSTOMER.DISPUTE.RESOLVED',
} as const;

export const paypalEvent: CreateEvent = (payment, eventType, { eventId: id, at, secret }) => {
  const { chargeId } = payment;
  const time = at.toISOString();
  const resource = isAboutDispute(eventType)
    ? {
        dispute_id: `PP-D-${chargeId}`,
        disputed_transactions: [{ seller_transaction_id: chargeId }],
      }
    : {
        id: chargeId,
        custom_id: payment.orderId,
        supplementary_data: { related_ids: { order_id: payment.id } },
      };
  const body = JSON.stringify({ id, create_time: time, event_type: types[eventType], resource });
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://sandbox.invalid/cert',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signPaypal(secret, { id, time, body }),
  };
  return { provider: 'ps', headers, body };
};

export function signPaypal(
  secret: string,
  { id, time, body }: { id: string; time: string; body: string },
): string {
  return hmac(secret, `${id}|${time}|${body}`);
}
