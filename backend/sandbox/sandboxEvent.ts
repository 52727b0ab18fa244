import { createHmac } from 'node:crypto';

import type { Ledger, SandboxPayment } from './ledger';

/** A signed event for the site. */
export interface SandboxEvent {
  /** Provider in the webhook's path. */
  provider: 's1' | 'ps' | 'rz' | 'tpa';
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type EventType = 'started' | 'paid' | 'refunded' | 'disputed' | 'decided';

export interface EventContext {
  eventId: string;
  at: Date;
  secret: string;
  ledger: Ledger;
}

export type CreateEvent = (
  payment: SandboxPayment,
  eventType: EventType,
  context: EventContext,
) => SandboxEvent;

export function hmac(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** A signature with its time, as Stripe has it. */
export function signWithTime({ secret, at }: EventContext, body: string): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;
}

export function isAboutDispute(eventType: EventType): boolean {
  return eventType === 'disputed' || eventType === 'decided';
}
