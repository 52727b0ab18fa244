import type { Email, OutboxEmail } from './email';
import { sendDueEmails } from './sendDueEmails';

const secondMs = 1000;
const email: OutboxEmail = {
  id: 'one',
  kind: 'greeting',
  recipient: 'ada@example.com',
  language: 'en',
};

function anOutbox({ hasAccount = true, failures = 0, delivered = [] as string[] } = {}) {
  let nowMs = 0;
  let failuresLeft = failures;
  let written = 0;
  const stored = new Map([[email.id, { ...email, dueMs: 0, attempts: 0 }]]);
  const reported: boolean[] = [];
  const options = {
    now: () => new Date(nowMs),
    onFailure: (_email: OutboxEmail, isLast: boolean) => void reported.push(isLast),
    templates: new Map([
      [
        'greeting',
        async ({ recipient }: OutboxEmail): Promise<Email | undefined> => {
          written += 1;
          return hasAccount
            ? { recipient, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
            : undefined;
        },
      ],
    ]),
    outbox: {
      add: async () => undefined,
      claim: async (at: Date, leaseEnd: Date) => {
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
    sendAfter: (durationMs: number) => {
      nowMs += durationMs;
      return sendDueEmails(options);
    },
  };
}

test('an outbox email is sent once', async () => {
  const { sendAfter, delivered, stored } = anOutbox();

  await sendAfter(0);
  await sendAfter(3600 * secondMs);

  expect(delivered).toEqual(['one']);
  expect(stored.size).toBe(0);
});

test('an outbox email without a recipient is removed unsent', async () => {
  const { sendAfter, delivered, stored } = anOutbox({ hasAccount: false });

  await sendAfter(0);

  expect([delivered, stored.size]).toEqual([[], 0]);
});

test('an email that was delivered before a crash is neither written nor sent again', async () => {
  const { sendAfter, delivered, stored, writtenTimes } = anOutbox({ delivered: ['one'] });

  await sendAfter(0);

  expect([delivered, stored.size, writtenTimes()]).toEqual([['one'], 0, 0]);
});

test('after two minutes another process sends the email of a process that crashed', async () => {
  const { options, sendAfter, delivered } = anOutbox();
  await options.outbox.claim(new Date(0), new Date(120 * secondMs));

  await sendAfter(119 * secondMs);
  expect(delivered).toEqual([]);
  await sendAfter(secondMs);

  expect(delivered).toEqual(['one']);
});

test('a failed delivery is retried with growing delays', async () => {
  const { sendAfter, delivered, reported } = anOutbox({ failures: 2 });

  await sendAfter(0);
  await sendAfter(9 * secondMs);
  expect(reported).toEqual([false]);
  await sendAfter(secondMs);
  await sendAfter(19 * secondMs);
  expect(delivered).toEqual([]);
  await sendAfter(secondMs);

  expect(delivered).toEqual(['one']);
});

test('after eight failures an outbox email is discarded', async () => {
  const { sendAfter, stored, reported } = anOutbox({ failures: 9 });

  for (let round = 0; round < 9; round += 1) await sendAfter(600 * secondMs);

  expect(reported).toEqual([...Array<boolean>(7).fill(false), true]);
  expect(stored.size).toBe(0);
});
