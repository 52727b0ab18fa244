import { createHmac } from 'node:crypto';

import { type Ledger, makeId, type SandboxPayment } from './ledger';
import { toDispute, toIntent, toSession } from './stripeShapes';

/** A signed event for the site. */
export interface SandboxEvent {
  /** Provider in the webhook's path. */
  provider: 's1' | 'ps' | 'rz' | 'tpa';
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type EventDelivery = (event: SandboxEvent) => Promise<void>;

export interface SandboxSecrets {
  stripe: string;
  paypal: string;
  razorpay: string;
  hosted: string;
}

export type EventType = 'started' | 'paid' | 'refunded' | 'disputed' | 'decided';

export function hmac(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

export function eventsOf(
  payment: SandboxPayment,
  eventType: EventType,
  { ledger, secrets, now }: { ledger: Ledger; secrets: SandboxSecrets; now: () => Date },
): SandboxEvent[] {
  const make = (what: EventType) => makeEvent(payment, what, { ledger, secrets, now });
  if (eventType !== 'paid') return [make(eventType)];
  const event = make('paid');
  switch (payment.script) {
    case 'slow':
      return [];
    case 'duplicateEvent':
      return [event, event];
    case 'reorderedEvents':
      return [event, make('started')];
    case 'badSignature':
      return [{ ...event, body: event.body.replace('evt_', 'evt_f') }];
    default:
      return [event];
  }
}

interface EventContext {
  ledger: Ledger;
  secrets: SandboxSecrets;
  now: () => Date;
}

function makeEvent(
  payment: SandboxPayment,
  eventType: EventType,
  { ledger, secrets, now }: EventContext,
): SandboxEvent {
  const id = makeId('evt_');
  const seconds = String(Math.floor(now().getTime() / 1000));
  switch (payment.wire) {
    case 'stripe': {
      const type = {
        started: 'checkout.session.created',
        paid: 'checkout.session.completed',
        refunded: 'charge.refunded',
        disputed: 'charge.dispute.created',
        decided: 'charge.dispute.closed',
      }[eventType];
      const object = stripeObject(payment, eventType, ledger);
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const signature = `t=${seconds},v1=${hmac(secrets.stripe, `${seconds}.${body}`)}`;
      return { provider: 's1', headers: { 'stripe-signature': signature }, body };
    }
    case 'paypal': {
      const event_type = {
        started: 'CHECKOUT.ORDER.APPROVED',
        paid: 'PAYMENT.CAPTURE.COMPLETED',
        refunded: 'PAYMENT.CAPTURE.REFUNDED',
        disputed: 'CUSTOMER.DISPUTE.CREATED',
        decided: 'CUSTOMER.DISPUTE.RESOLVED',
      }[eventType];
      const isDispute = eventType === 'disputed' || eventType === 'decided';
      const body = JSON.stringify({
        id,
        create_time: now().toISOString(),
        event_type,
        resource: isDispute
          ? {
              dispute_id: `PP-D-${payment.chargeId}`,
              disputed_transactions: [{ seller_transaction_id: payment.chargeId }],
            }
          : {
              id: payment.chargeId,
              custom_id: payment.orderId,
              supplementary_data: { related_ids: { order_id: payment.id } },
            },
      });
      const time = now().toISOString();
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://sandbox.invalid/cert',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signPaypal(secrets.paypal, { id, time, body }),
      };
      return { provider: 'ps', headers, body };
    }
    case 'razorpay': {
      const event = {
        started: 'payment_link.created',
        paid: 'payment_link.paid',
        refunded: 'refund.processed',
        disputed: 'payment.dispute.created',
        decided: `payment.dispute.${payment.dispute ?? 'closed'}`,
      }[eventType];
      const isDispute = eventType === 'disputed' || eventType === 'decided';
      const body = JSON.stringify({
        event,
        payload: {
          ...(!isDispute && {
            payment_link: { entity: { id: payment.id, reference_id: payment.orderId } },
          }),
          payment: { entity: { id: payment.chargeId } },
        },
      });
      const headers = {
        'x-razorpay-event-id': id,
        'x-razorpay-signature': hmac(secrets.razorpay, body),
      };
      return { provider: 'rz', headers, body };
    }
    case 'hosted': {
      const body = JSON.stringify({ id, reference: payment.orderId });
      const signature = `t=${seconds},v1=${hmac(secrets.hosted, `${seconds}.${body}`)}`;
      return { provider: 'tpa', headers: { 'x-tpa-signature': signature }, body };
    }
  }
}

function stripeObject(payment: SandboxPayment, eventType: EventType, ledger: Ledger) {
  switch (eventType) {
    case 'refunded':
      return toIntent(payment, ledger);
    case 'disputed':
    case 'decided':
      return toDispute(payment);
    default:
      return { ...toSession(payment, ledger), payment_intent: payment.chargeId };
  }
}

export function signPaypal(
  secret: string,
  { id, time, body }: { id: string; time: string; body: string },
): string {
  return hmac(secret, `${id}|${time}|${body}`);
}
