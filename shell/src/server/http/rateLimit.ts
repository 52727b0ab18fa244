import { findClientNetwork } from '@tidegate/contracts/clientNetwork';
import { LRUCache } from 'lru-cache';

/** Of more clients than this, those that have been quiet the longest are forgotten. */
const mostClients = 10_000;

/** Whether one more request from an address is within the limit of its client. */
export type RateLimit = (address: string) => boolean;

/** Counts the requests of each client in memory, from its first one for `windowMs`. */
export function createRateLimit({
  most,
  windowMs,
  now = Date.now,
}: {
  most: number;
  windowMs: number;
  now?: () => number;
}): RateLimit {
  const windows = new LRUCache<string, { startedAt: number; requests: number }>({
    max: mostClients,
  });
  return (address) => {
    const client = findClientNetwork(address);
    const known = windows.get(client);
    const isOver = !known || now() - known.startedAt >= windowMs;
    const window = isOver ? { startedAt: now(), requests: 0 } : known;
    if (isOver) windows.set(client, window);
    window.requests += 1;
    return window.requests <= most;
  };
}
