import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { Client } from 'pg';

import { describeOnEveryDatabase } from '../../../testing/databases';
import { openDatabase } from '../../database';
import type { SiteTables } from '../../database/tables/tables';
import { emailOutboxRepository } from './emailOutboxRepository';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const enqueuedAt = new Date('2026-03-01T12:00:00Z');
const leaseEnd = new Date('2026-03-01T12:02:00Z');
const greeting = { kind: 'greeting', recipient: 'ada@example.com', language: 'en' } as const;

/** The statements of the version before migration 0034. */
function openPreviousVersion(url: string) {
  const client = new Client(url);
  const run = async (text: string, values: unknown[]) =>
    (await client.query<{ id: string }>(text, values)).rows;
  return {
    client,
    add: (id: string, waitingKey: string | null) =>
      run(
        `insert into "site"."mail_order" ("id", "kind", "recipient", "language", "subject_id",
           "waiting_key", "created_at", "due_at", "attempts")
         values ($1, $2, $3, $4, null, $5, $6, $6, 0)
         on conflict ("waiting_key") where attempts = 0 do nothing`,
        [id, ...Object.values(greeting), waitingKey, enqueuedAt],
      ),
    claim: () =>
      run(
        `update "site"."mail_order" set due_at = $1, attempts = attempts + 1
         where id = (
           select id from "site"."mail_order" where due_at <= $2 and true
           order by due_at limit 1 for update skip locked
         )
         returning *`,
        [leaseEnd, enqueuedAt],
      ),
    postpone: (id: string, dueAt: Date) =>
      run('update "site"."mail_order" set "due_at" = $1 where "id" = $2', [dueAt, id]),
    remove: (id: string) => run('delete from "site"."mail_order" where "id" = $1', [id]),
  };
}

describeOnEveryDatabase('the email outbox under its old name', (getUrl) => {
  const open = async () => {
    const { db, close } = await openDatabase<SiteTables>({
      url: getUrl(),
      schema: 'site',
      migrationsFolder,
    });
    const previous = openPreviousVersion(getUrl());
    await previous.client.connect();
    return {
      outbox: emailOutboxRepository(db),
      previous,
      close: async () => {
        await previous.client.end();
        await close();
      },
    };
  };

  test('of emails with one key that both versions enqueue one waits at a time', async () => {
    const { outbox, previous, close } = await open();
    const waitingKey = 'ada';

    await Promise.all([
      previous.add(randomUUID(), waitingKey),
      outbox.add({ ...greeting, id: randomUUID(), waitingKey }, enqueuedAt),
      previous.add(randomUUID(), waitingKey),
    ]);
    const claimed = [await previous.claim(), await previous.claim()];

    expect(claimed.flat()).toHaveLength(1);
    for (const { id } of claimed.flat()) await previous.remove(id);
    expect(await outbox.claim(leaseEnd, leaseEnd)).toBeUndefined();
    await close();
  });

  test('the two versions never take the same email', async () => {
    const { outbox, previous, close } = await open();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    for (const [index, id] of ids.entries()) {
      await (index % 2 ? previous.add(id, null) : outbox.add({ ...greeting, id }, enqueuedAt));
    }
    const takeOne = async () => {
      const both = await Promise.all([previous.claim(), outbox.claim(enqueuedAt, leaseEnd)]);
      return both.flatMap((email) => email ?? []);
    };

    const claimed = [...(await takeOne()), ...(await takeOne()), ...(await takeOne())];
    // A version gets nothing while the other holds the last row.
    claimed.push(...(await previous.claim()));

    expect(claimed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) await previous.remove(id);
    await close();
  });

  test('the previous version postpones an email that the next one enqueued', async () => {
    const { outbox, previous, close } = await open();
    const id = randomUUID();
    await outbox.add({ ...greeting, id }, enqueuedAt);

    await previous.postpone(id, leaseEnd);

    expect(await outbox.claim(enqueuedAt, leaseEnd)).toBeUndefined();
    expect(await outbox.claim(leaseEnd, leaseEnd)).toMatchObject({ id, attempts: 1 });
    await close();
  });
});
