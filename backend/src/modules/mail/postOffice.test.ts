import type { Letter, MailOrder } from './letter';
import { deliverDue } from './postOffice';

const secondMs = 1000;
const order: MailOrder = {
  id: 'one',
  kind: 'greeting',
  recipient: 'ada@example.com',
  language: 'en',
};

function anOffice({ hasAccount = true, failures = 0, delivered = [] as string[] } = {}) {
  let nowMs = 0;
  let failuresLeft = failures;
  let written = 0;
  const stored = new Map([[order.id, { ...order, dueMs: 0, attempts: 0 }]]);
  const reported: boolean[] = [];
  const options = {
    now: () => new Date(nowMs),
    onFailure: (_order: MailOrder, isLast: boolean) => void reported.push(isLast),
    writers: new Map([
      [
        'greeting',
        async ({ recipient }: MailOrder): Promise<Letter | undefined> => {
          written += 1;
          return hasAccount ? { recipient, subject: 'Hello', text: 'Hello' } : undefined;
        },
      ],
    ]),
    orders: {
      add: async () => undefined,
      take: async (at: Date, leaseEnd: Date) => {
        const due = [...stored.values()].find(({ dueMs }) => dueMs <= at.getTime());
        if (!due) return undefined;
        due.dueMs = leaseEnd.getTime();
        due.attempts += 1;
        return { ...due };
      },
      postpone: async (id: string, dueAt: Date) => {
        const postponed = stored.get(id);
        if (postponed) postponed.dueMs = dueAt.getTime();
      },
      remove: async (id: string) => void stored.delete(id),
    },
    transport: {
      hasDelivered: async (id: string) => delivered.includes(id),
      deliver: async (id: string) => {
        failuresLeft -= 1;
        if (failuresLeft >= 0) throw new Error('no server');
        delivered.push(id);
      },
      close: () => undefined,
    },
  };
  return {
    options,
    stored,
    delivered,
    reported,
    writtenTimes: () => written,
    deliverAfter: (durationMs: number) => {
      nowMs += durationMs;
      return deliverDue(options);
    },
  };
}

test('an outbox email is sent once', async () => {
  const { deliverAfter, delivered, stored } = anOffice();

  await deliverAfter(0);
  await deliverAfter(3600 * secondMs);

  expect(delivered).toEqual(['one']);
  expect(stored.size).toBe(0);
});

test('an outbox email without a recipient is removed unsent', async () => {
  const { deliverAfter, delivered, stored } = anOffice({ hasAccount: false });

  await deliverAfter(0);

  expect([delivered, stored.size]).toEqual([[], 0]);
});

test('an email that was delivered before a crash is neither written nor sent again', async () => {
  const { deliverAfter, delivered, stored, writtenTimes } = anOffice({ delivered: ['one'] });

  await deliverAfter(0);

  expect([delivered, stored.size, writtenTimes()]).toEqual([['one'], 0, 0]);
});

test('after two minutes another process sends the email of a process that crashed', async () => {
  const { options, deliverAfter, delivered } = anOffice();
  await options.orders.take(new Date(0), new Date(120 * secondMs));

  await deliverAfter(119 * secondMs);
  expect(delivered).toEqual([]);
  await deliverAfter(secondMs);

  expect(delivered).toEqual(['one']);
});

test('a failed delivery is retried with growing delays', async () => {
  const { deliverAfter, delivered, reported } = anOffice({ failures: 2 });

  await deliverAfter(0);
  await deliverAfter(9 * secondMs);
  expect(reported).toEqual([false]);
  await deliverAfter(secondMs);
  await deliverAfter(19 * secondMs);
  expect(delivered).toEqual([]);
  await deliverAfter(secondMs);

  expect(delivered).toEqual(['one']);
});

test('after eight failures an outbox email is discarded', async () => {
  const { deliverAfter, stored, reported } = anOffice({ failures: 9 });

  for (let round = 0; round < 9; round += 1) await deliverAfter(600 * secondMs);

  expect(reported).toEqual([...Array<boolean>(7).fill(false), true]);
  expect(stored.size).toBe(0);
});
