import { hostedPageEvent } from './hosted-page/hostedPageEvent';
import { type Ledger, makeId, type ProviderApi, type SandboxPayment } from './ledger';
import { paypalEvent } from './paypal/paypalEvent';
import { razorpayEvent } from './razorpay/razorpayEvent';
import type { CreateEvent, EventType, SandboxEvent } from './sandboxEvent';
import { stripeEvent } from './stripe/stripeEvent';

export type SandboxSecrets = Readonly<Record<ProviderApi, string>>;

const createEvent: Readonly<Record<ProviderApi, CreateEvent>> = {
  stripe: stripeEvent,
  paypal: paypalEvent,
  razorpay: razorpayEvent,
  hosted: hostedPageEvent,
};

/** Creates the events of a payment, with the faults of its script. */
export function createEvents(
  payment: SandboxPayment,
  eventType: EventType,
  { ledger, secrets, now }: { ledger: Ledger; secrets: SandboxSecrets; now: () => Date },
): SandboxEvent[] {
  const secret = secrets[payment.wire];
  const create = (type: EventType) =>
    createEvent[payment.wire](payment, type, {
      eventId: makeId('evt_'),
      at: now(),
      secret,
      ledger,
    });
  if (eventType !== 'paid') return [create(eventType)];
  const event = create('paid');
  switch (payment.script) {
    case 'slow':
      return [];
    case 'duplicateEvent':
      return [event, event];
    case 'reorderedEvents':
      return [event, create('started')];
    case 'badSignature':
      return [{ ...event, body: event.body.replace('evt_', 'evt_f') }];
    default:
      return [event];
  }
}
