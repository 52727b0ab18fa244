import { type CreateEvent, isAboutDispute, signWithTime } from '../sandboxEvent';
import { toDispute, toIntent, toSession } from './stripeShapes';

const types = {
  started: 'checkout.session.created',
  paid: 'checkout.session.completed',
  refunded: 'charge.refunded',
  disputed: 'charge.dispute.created',
  decided: 'charge.dispute.closed',
} as const;

export const stripeEvent: CreateEvent = (payment, eventType, context) => {
  const session = { ...toSession(payment, context.ledger), payment_intent: payment.chargeId };
  const paidObject = eventType === 'refunded' ? toIntent(payment, context.ledger) : session;
  const object = isAboutDispute(eventType) ? toDispute(payment) : paidObject;
  const type = types[eventType];
  const body = JSON.stringify({ id: context.eventId, object: 'event', type, data: { object } });
  const headers = { 'stripe-signature': signWithTime(context, body) };
  return { provider: 's1', headers, body };
};
