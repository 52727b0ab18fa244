import { toClientNetwork } from '@tidegate/contracts/visitors/toClientNetwork';
import { LRUCache } from 'lru-cache';

/** Above this number, the least recently active clients are evicted. */
const mostClients = 10_000;

export type RateLimit = (address: string) => boolean;

/** Counts requests per client in fixed windows that start with its first request. */
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
    const client = toClientNetwork(address);
    const known = windows.get(client);
    const isOver = !known || now() - known.startedAt >= windowMs;
    const window = isOver ? { startedAt: now(), requests: 0 } : known;
    if (isOver) windows.set(client, window);
    window.requests += 1;
    return window.requests <= most;
  };
}
