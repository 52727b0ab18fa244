import { addDays } from '@tidegate/contracts/catalogue/periods';

import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';

const firstPollMs = 15_000;
const longestPollMs = 5 * 60_000;

/** Returns when to refresh an order that no buyer is waiting for. */
export function nextPoll(order: StoredOrder, attempts: number, at: Date): Date | undefined {
  if (order.status === 'created') return order.expiresAt;
  // A lost event must not leave a dispute open for ever.
  if (order.status === 'disputed') return addDays(at, 1);
  if (!isOpen(order.status)) return undefined;
  const pause = Math.min(firstPollMs * 2 ** Math.min(attempts, 10), longestPollMs);
  const poll = new Date(at.getTime() + pause);
  return order.expiresAt > at && order.expiresAt < poll ? order.expiresAt : poll;
}
