import type { Letter, LetterWriter } from './letter';
import type { MailOrderRepository, TakenOrder } from './mailOrderRepository';
import type { MailTransport } from './mailTransport';

/** Longer than any delivery takes. Afterwards another process takes over the email. */
const leaseMs = 2 * 60_000;
const firstPauseMs = 10_000;
const longestPauseMs = 10 * 60_000;
const maxAttempts = 8;

export interface PostOfficeOptions {
  orders: MailOrderRepository;
  writers: ReadonlyMap<string, LetterWriter>;
  transport: MailTransport;
  now: () => Date;
  onFailure: (order: TakenOrder, isLast: boolean, error: unknown) => void;
}

/** Sends all due emails in sequence. A failed delivery does not throw. */
export async function deliverDue(options: PostOfficeOptions): Promise<void> {
  const { orders, now, onFailure } = options;
  for (;;) {
    const at = now();
    const order = await orders.take(at, new Date(at.getTime() + leaseMs));
    if (!order) return;
    try {
      await deliver(order, options);
      await orders.remove(order.id);
    } catch (error) {
      const isLast = order.attempts >= maxAttempts;
      onFailure(order, isLast, error);
      if (isLast) await orders.remove(order.id);
      else await orders.postpone(order.id, new Date(now().getTime() + pauseAfter(order.attempts)));
    }
  }
}

async function deliver(order: TakenOrder, options: PostOfficeOptions): Promise<void> {
  const { writers, transport } = options;
  // Checked before writing, which creates a new code and would invalidate the delivered one.
  if (await transport.hasDelivered(order.id)) return;
  const write = writers.get(order.kind);
  if (!write) throw new Error(`Nobody writes letters of the kind ${order.kind}`);
  const letter: Letter | undefined = await write(order);
  if (letter) await transport.deliver(order.id, letter);
}

function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}
