import { createHash } from 'node:crypto';

import { idempotencyHeader } from '@tidegate/contracts/api/payments/endpoints';
import { addDays } from '@tidegate/contracts/catalogue/periods';
import type { FastifyRequest } from 'fastify';

import { refusal } from '../../../refusal';
import type { CallKey, IdempotentCallRepository } from './idempotentCallRepository';

/** Afterwards the process of the call is considered dead. */
const leaseMs = 30_000;
const memoryDays = 2;

export interface IdempotentCall extends CallKey {
  request: unknown;
}

export interface IdempotentCalls {
  /** Runs `work` once per key and repeats its response. A failed call may run again. */
  run<Reply extends object>(call: IdempotentCall, work: () => Promise<Reply>): Promise<Reply>;
}

export function createIdempotentCalls(
  calls: IdempotentCallRepository,
  now: () => Date,
): IdempotentCalls {
  /** Returns undefined if this call may run, or else the stored response. */
  const claim = async (call: IdempotentCall, requestHash: Buffer): Promise<object | undefined> => {
    const at = now();
    await calls.removeStartedBefore(addDays(at, -memoryDays));
    if (await calls.add(call, requestHash, at)) return undefined;
    const stored = await calls.find(call);
    if (!stored) throw keyInFlight();
    if (!stored.requestHash.equals(requestHash)) throw refusal('payments.keyReused');
    if (stored.reply) return stored.reply;
    const isReplaced = await calls.takeOver(call, new Date(at.getTime() - leaseMs), at);
    if (!isReplaced) throw keyInFlight();
    return undefined;
  };

  return {
    run: async (call, work) => {
      const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest();
      const known = await claim(call, requestHash);
      // Stored by this function for the same request.
      if (known) return known as Awaited<ReturnType<typeof work>>;
      try {
        const reply = await work();
        await calls.setReply(call, reply);
        return reply;
      } catch (error) {
        await calls.removeUnanswered(call);
        throw error;
      }
    },
  };
}

function keyInFlight() {
  return refusal('payments.keyInFlight', { retry_after_seconds: 1 });
}

export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers[idempotencyHeader];
  if (typeof key !== 'string') throw new Error('The route does not demand a key');
  return key;
}
