import type { FastifyReply, FastifyRequest } from 'fastify';

import type { EventType, SandboxSecrets } from './events';
import type { Ledger, SandboxPayment } from './ledger';

export interface FakeApiContext {
  ledger: Ledger;
  secrets: SandboxSecrets;
  pageOf: (paymentId: string) => string;
  announce: (payment: SandboxPayment, eventType: EventType) => void;
  now: () => Date;
}

/** Sends the response, unless the payment's script loses it after the work was done. */
export function answer(
  { ledger }: Pick<FakeApiContext, 'ledger'>,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { payment, body, status = 200 }: { payment?: SandboxPayment; body: unknown; status?: number },
): FastifyReply {
  if (payment && payment.lostAnswers > 0) {
    payment.lostAnswers -= 1;
    ledger.save();
    raw.socket.destroy();
    return reply.hijack();
  }
  return reply.status(status).send(body);
}

/** Refunds once. Returns false if the script or a dispute prevents it. */
export function giveBack(
  { ledger, announce }: Pick<FakeApiContext, 'ledger' | 'announce'>,
  payment: SandboxPayment,
): boolean {
  const isElsewhere = payment.dispute === 'open' || payment.dispute === 'lost';
  if (payment.script === 'refundFails' || isElsewhere || !ledger.isPaid(payment)) return false;
  if (!payment.isRefunded) {
    payment.isRefunded = true;
    ledger.save();
    announce(payment, 'refunded');
  }
  return true;
}
