import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { SandboxSecrets } from './createEvents';
import type { Ledger, SandboxPayment } from './ledger';
import type { EventType } from './sandboxEvent';

export interface FakeApiContext {
  ledger: Ledger;
  secrets: SandboxSecrets;
  pageOf: (paymentId: string) => string;
  announce: (payment: SandboxPayment, eventType: EventType) => void;
  now: () => Date;
}

const requestSchema = z.object({
  params: z.object({ id: z._default(z.string(), '') }),
  query: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.unknown()),
  body: z.unknown(),
});
const formSchema = z.record(z.string(), z.string());

export type Form = z.infer<typeof formSchema>;

export function readRequest(request: FastifyRequest) {
  const { params, ...parts } = requestSchema.parse(request);
  return { id: params.id, ...parts };
}

export function readForm(body: unknown): Form {
  return formSchema.parse(body ?? {});
}

export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export interface FakeReply {
  /** Default: 200. */
  status?: number;
  body: unknown;
  /** Its script may lose the response after the work was done. */
  payment?: SandboxPayment;
}

export type FakeRoute = (request: ReturnType<typeof readRequest>) => FakeReply;

/** Adds routes of a fake API. */
export function fakeRoutes(app: FastifyInstance, { ledger }: Pick<FakeApiContext, 'ledger'>) {
  const respond = (route: FakeRoute) => (request: FastifyRequest, reply: FastifyReply) => {
    const { payment, status = 200, body } = route(readRequest(request));
    if (!payment || payment.lostAnswers === 0) return reply.status(status).send(body);
    ledger.update(payment, { lostAnswers: payment.lostAnswers - 1 });
    request.raw.socket.destroy();
    return reply.hijack();
  };
  return {
    get: (path: string, route: FakeRoute) => void app.get(path, respond(route)),
    post: (path: string, route: FakeRoute) => void app.post(path, respond(route)),
  };
}

/** Refunds once. Returns false if the script or a dispute prevents it. */
export function refund(
  { ledger, announce }: Pick<FakeApiContext, 'ledger' | 'announce'>,
  payment: SandboxPayment,
): boolean {
  const isWithBank = payment.dispute === 'open' || payment.dispute === 'lost';
  if (payment.script === 'refundFails' || isWithBank || !ledger.isPaid(payment)) return false;
  if (!payment.isRefunded) {
    ledger.update(payment, { isRefunded: true });
    announce(payment, 'refunded');
  }
  return true;
}
