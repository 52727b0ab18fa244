import { createHash } from 'node:crypto';

import { findClientNetwork } from '@tidegate/contracts/clientNetwork';
import type { SiteError } from '@tidegate/contracts/siteError';

import type { AttemptWindowRepository } from './attemptWindowRepository';

const windowMs = 15 * 60_000;

export interface Attempt {
  /** Null where the attempt is about no account: the network alone is counted. */
  email: string | null;
  address: string;
}

export interface ThrottleOptions {
  /** What is tried: attempts at one thing are no attempts at another. */
  action: string;
  /**
   * Attempts within one window. An account alone has a larger limit than an account at an address,
   * so that a stranger elsewhere cannot easily lock its owner out.
   */
  limits: { accountAtAddress: number; address: number; account: number };
  refuse: (retryAfterSeconds: number) => SiteError;
}

/** Slows down who guesses, over all servers together. */
export interface AttemptThrottle {
  /** Counts an attempt as failed before it is tried: a burst cannot slip past the limit. */
  begin(attempt: Attempt): Promise<void>;
  /** Takes the count back: the attempt was right. */
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
          throw options.refuse(Math.ceil(waitMs / 1000));
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
  const network = findClientNetwork(address);
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
