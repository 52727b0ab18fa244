import { createHash } from 'node:crypto';

import { toClientNetwork } from '@tidegate/contracts/visitors/toClientNetwork';
import type { ErrorCode } from '@tidegate/contracts/errors/errors';

import { refusal } from '../../refusal';
import type { AttemptWindowRepository } from './attemptWindowRepository';

const windowMs = 15 * 60_000;

export interface Attempt {
  /** Null if no account is involved. Only the network counts then. */
  email: string | null;
  address: string;
}

export interface ThrottleOptions {
  /** Attempts count per action. */
  action: string;
  /** Per window. The larger limit per account keeps others from locking out the owner. */
  limits: { accountAtAddress: number; address: number; account: number };
  refusal: ErrorCode;
}

/** Throttles guessing across all servers. */
export interface AttemptThrottle {
  /** Counts an attempt as failed in advance, which stops bursts from passing the limit. */
  begin(attempt: Attempt): Promise<void>;
  /** Revokes the count of a successful attempt. */
  forgive(attempt: Attempt): Promise<void>;
}

export function attemptThrottle(
  repository: AttemptWindowRepository,
  now: () => Date,
  options: ThrottleOptions,
): AttemptThrottle {
  return {
    begin: async (attempt) => {
      const at = now();
      const counters = countersOf(attempt, options);
      const windows = await repository.count(
        counters.map(({ keyHash }) => keyHash),
        { at, windowStart: new Date(at.getTime() - windowMs) },
      );
      for (const { keyHash, attempts, startedAt } of windows) {
        const limit = counters.find((counter) => counter.keyHash.equals(keyHash))?.limit;
        if (limit !== undefined && attempts > limit) {
          const waitMs = startedAt.getTime() + windowMs - at.getTime();
          throw refusal(options.refusal, { retry_after_seconds: Math.ceil(waitMs / 1000) });
        }
      }
    },
    forgive: (attempt) =>
      repository.forgive(countersOf(attempt, options).map(({ keyHash }) => keyHash)),
  };
}

function countersOf(
  { email, address }: Attempt,
  { action, limits }: ThrottleOptions,
): { keyHash: Buffer; limit: number }[] {
  const network = toClientNetwork(address);
  const ofNetwork = { keyHash: hashKey(action, 'address', network), limit: limits.address };
  if (email === null) return [ofNetwork];
  return [
    {
      keyHash: hashKey(action, 'accountAtAddress', email, network),
      limit: limits.accountAtAddress,
    },
    ofNetwork,
    { keyHash: hashKey(action, 'account', email), limit: limits.account },
  ];
}

function hashKey(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
