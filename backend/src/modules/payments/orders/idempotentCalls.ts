import { createHash } from 'node:crypto';

import { idempotencyHeader } from '@tidegate/contracts/api/payments';
import { addDays } from '@tidegate/contracts/periods';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { keyInFlight, keyReused } from '../paymentErrors';

/** Afterwards the process of the call is considered dead. */
const leaseMs = 30_000;
const memoryDays = 2;

export interface IdempotentCall {
  accountId: string;
  key: string;
  request: unknown;
}

export interface IdempotentCalls {
  /** Runs `work` once per key and repeats its response. A failed call may run again. */
  run<Reply extends object>(call: IdempotentCall, work: () => Promise<Reply>): Promise<Reply>;
}

export function createIdempotentCalls(db: Kysely<SiteTables>, now: () => Date): IdempotentCalls {
  /** Returns undefined if this call may run, or else the stored response. */
  const claim = async (call: IdempotentCall, requestHash: Buffer): Promise<object | undefined> => {
    const at = now();
    await db
      .deleteFrom('idempotent_call')
      .where('started_at', '<', addDays(at, -memoryDays))
      .execute();
    const { numInsertedOrUpdatedRows: claimed } = await db
      .insertInto('idempotent_call')
      .values({
        account_id: call.accountId,
        key: call.key,
        request_hash: requestHash,
        started_at: at,
        reply: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed === 1n) return undefined;
    const { request_hash: hash, reply } = await db
      .selectFrom('idempotent_call')
      .select(['request_hash', 'reply'])
      .where('account_id', '=', call.accountId)
      .where('key', '=', call.key)
      .executeTakeFirstOrThrow(keyInFlight);
    if (!hash.equals(requestHash)) throw keyReused();
    if (reply) return reply;
    const { numUpdatedRows: takenOver } = await db
      .updateTable('idempotent_call')
      .set({ started_at: at })
      .where('account_id', '=', call.accountId)
      .where('key', '=', call.key)
      .where('reply', 'is', null)
      .where('started_at', '<=', new Date(at.getTime() - leaseMs))
      .executeTakeFirst();
    if (takenOver !== 1n) throw keyInFlight();
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
        await db
          .updateTable('idempotent_call')
          .set({ reply: JSON.stringify(reply) })
          .where('account_id', '=', call.accountId)
          .where('key', '=', call.key)
          .execute();
        return reply;
      } catch (error) {
        await db
          .deleteFrom('idempotent_call')
          .where('account_id', '=', call.accountId)
          .where('key', '=', call.key)
          .where('reply', 'is', null)
          .execute();
        throw error;
      }
    },
  };
}

export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers[idempotencyHeader];
  if (typeof key !== 'string') throw new Error('The route does not demand a key');
  return key;
}
