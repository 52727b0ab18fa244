import { type CreateEvent, signWithTime } from '../sandboxEvent';

export const hostedPageEvent: CreateEvent = ({ orderId }, _eventType, context) => {
  const body = JSON.stringify({ id: context.eventId, reference: orderId });
  return { provider: 'tpa', headers: { 'x-tpa-signature': signWithTime(context, body) }, body };
};
