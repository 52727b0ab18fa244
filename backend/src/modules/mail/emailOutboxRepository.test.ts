import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { describeOnDatabase } from '../../../testing/databases';
import { openDatabase } from '../../database';
import type { SiteTables } from '../../database/tables/tables';
import { emailOutboxRepository } from './emailOutboxRepository';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

describeOnDatabase('the email outbox', (getUrl) => {
  const open = () => openDatabase<SiteTables>({ url: getUrl(), schema: 'site', migrationsFolder });

  test('two processes never take the same outbox email, and a restart finds the rest', async () => {
    const [one, other] = [await open(), await open()];
    const at = new Date('2026-03-01T12:00:00Z');
    const leaseEnd = new Date('2026-03-01T12:02:00Z');
    const ids = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
    for (const id of ids) {
      const email = { kind: 'greeting', recipient: 'ada@example.com', language: 'en' } as const;
      await emailOutboxRepository(one.db).add({ ...email, id, subjectId: id }, at);
    }

    const claimed = await Promise.all(
      [one, other, one, other, one].map(({ db }) => emailOutboxRepository(db).claim(at, leaseEnd)),
    );

    const found = claimed.flatMap((email) => email?.id ?? []);
    expect(new Set(found).size).toBe(found.length);
    // A caller gets nothing while another holds the last rows. Each email is due once.
    const rest = [];
    for (let next = await emailOutboxRepository(one.db).claim(at, leaseEnd); next;) {
      rest.push(next.id);
      next = await emailOutboxRepository(one.db).claim(at, leaseEnd);
    }
    expect([...found, ...rest].toSorted()).toEqual(ids);
    const later = await emailOutboxRepository(other.db).claim(leaseEnd, leaseEnd);
    expect(later).toMatchObject({ attempts: 2, recipient: 'ada@example.com' });
    await one.close();
    await other.close();
  }, 60_000);

  test('a postponed email is claimed once it is due again, not before', async () => {
    const { db, close } = await open();
    const outbox = emailOutboxRepository(db);
    const id = '00000000-0000-4000-8000-000000000009';
    const dueAt = new Date('2026-02-01T00:10:00Z');
    const claimAt = (at: string) => outbox.claim(new Date(at), new Date('2026-02-02T00:00:00Z'));
    await outbox.add(
      { id, kind: 'greeting', recipient: 'bob@example.com', language: 'en' },
      new Date('2026-02-01T00:00:00Z'),
    );

    await outbox.postpone(id, dueAt);

    expect(await claimAt('2026-02-01T00:09:59Z')).toBeUndefined();
    expect(await claimAt('2026-02-01T00:10:00Z')).toMatchObject({ id });
    await close();
  });

  test('of outbox emails with the same key one waits at a time', async () => {
    const { db, close } = await open();
    const outbox = emailOutboxRepository(db);
    const at = new Date('2026-01-01T00:00:00Z');
    const leaseEnd = new Date('2026-01-01T00:02:00Z');
    const email = { kind: 'greeting', recipient: 'cy@example.com', language: 'en' } as const;
    const enqueue = () => outbox.add({ ...email, id: randomUUID(), waitingKey: 'cy' }, at);

    await Promise.all([enqueue(), enqueue(), enqueue()]);
    const first = [await outbox.claim(at, leaseEnd), await outbox.claim(at, leaseEnd)];
    await enqueue();

    expect(first).toMatchObject([{ recipient: 'cy@example.com' }, undefined]);
    expect(await outbox.claim(at, leaseEnd)).toMatchObject({ recipient: 'cy@example.com' });
    await close();
  });
});
