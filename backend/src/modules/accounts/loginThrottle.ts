import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

import { tooManyLogins } from './accountErrors';
import type { LoginWindowRepository } from './loginWindowRepository';

const windowMs = 15 * 60_000;

/**
 * Failures allowed within one window. An account alone has the largest limit, so that a stranger
 * elsewhere cannot easily lock its owner out.
 */
const limits = { accountAtAddress: 10, address: 60, account: 200 } as const;

export interface LoginAttempt {
  email: string;
  address: string;
}

/** Slows down who guesses passwords, over all servers together. */
export interface LoginThrottle {
  /** Counts an attempt as failed before it is tried: a burst cannot slip past the limit. */
  begin(attempt: LoginAttempt): Promise<void>;
  /** Takes the count back: the attempt was right. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

export function loginThrottle(repository: LoginWindowRepository, now: () => Date): LoginThrottle {
  return {
    begin: async (attempt) => {
      const at = now();
      const counters = countersOf(attempt);
      const windows = await repository.count(
        counters.map(({ keyHash }) => keyHash),
        { at, windowStart: new Date(at.getTime() - windowMs) },
      );
      for (const { keyHash, failures, startedAt } of windows) {
        const limit = counters.find((counter) => counter.keyHash.equals(keyHash))?.limit;
        if (limit !== undefined && failures > limit) {
          const waitMs = startedAt.getTime() + windowMs - at.getTime();
          throw tooManyLogins(Math.ceil(waitMs / 1000));
        }
      }
    },
    forgive: (attempt) => repository.forgive(countersOf(attempt).map(({ keyHash }) => keyHash)),
  };
}

function countersOf({ email, address }: LoginAttempt): { keyHash: Buffer; limit: number }[] {
  const network = networkOf(address);
  return [
    { keyHash: hashKey('accountAtAddress', email, network), limit: limits.accountAtAddress },
    { keyHash: hashKey('address', network), limit: limits.address },
    { keyHash: hashKey('account', email), limit: limits.account },
  ];
}

function hashKey(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** One IPv6 customer holds at least a /64, so its first four groups count as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
