import { type CreateEvent, hmac, isAboutDispute } from '../sandboxEvent';

const types = {
  started: 'payment_link.created',
  paid: 'payment_link.paid',
  refunded: 'refund.processed',
  disputed: 'payment.dispute.created',
} as const;

export const razorpayEvent: CreateEvent = (payment, eventType, { eventId, secret }) => {
  const decision = `payment.dispute.${payment.dispute ?? 'closed'}`;
  const link = { entity: { id: payment.id, reference_id: payment.orderId } };
  const body = JSON.stringify({
    event: eventType === 'decided' ? decision : types[eventType],
    payload: {
      ...(!isAboutDispute(eventType) && { payment_link: link }),
      payment: { entity: { id: payment.chargeId } },
    },
  });
  const headers = { 'x-razorpay-event-id': eventId, 'x-razorpay-signature': hmac(secret, body) };
  return { provider: 'rz', headers, body };
};
