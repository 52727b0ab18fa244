import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { describeOnDatabase } from '../../../testing/databases';
import { openDatabase } from '../../database';
import type { SiteTables } from '../../database/tables/tables';
import { mailOrderRepository } from './mailOrderRepository';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

describeOnDatabase('mail orders', (getUrl) => {
  const open = () => openDatabase<SiteTables>({ url: getUrl(), schema: 'site', migrationsFolder });

  test('two processes never take the same outbox email, and a restart finds the rest', async () => {
    const [one, other] = [await open(), await open()];
    const at = new Date('2026-03-01T12:00:00Z');
    const leaseEnd = new Date('2026-03-01T12:02:00Z');
    const ids = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
    for (const id of ids) {
      const letter = { kind: 'greeting', recipient: 'ada@example.com', language: 'en' } as const;
      await mailOrderRepository(one.db).add({ ...letter, id, subjectId: id }, at);
    }

    const taken = await Promise.all(
      [one, other, one, other, one].map(({ db }) => mailOrderRepository(db).take(at, leaseEnd)),
    );

    const found = taken.flatMap((order) => order?.id ?? []);
    expect(new Set(found).size).toBe(found.length);
    // A caller gets nothing while another holds the last rows. Each email is due once.
    const rest = [];
    for (let order = await mailOrderRepository(one.db).take(at, leaseEnd); order;) {
      rest.push(order.id);
      order = await mailOrderRepository(one.db).take(at, leaseEnd);
    }
    expect([...found, ...rest].toSorted()).toEqual(ids);
    const later = await mailOrderRepository(other.db).take(leaseEnd, leaseEnd);
    expect(later).toMatchObject({ attempts: 2, recipient: 'ada@example.com' });
    await one.close();
    await other.close();
  }, 60_000);

  test('an order that is postponed is taken once it is due again, not before', async () => {
    const { db, close } = await open();
    const orders = mailOrderRepository(db);
    const id = '00000000-0000-4000-8000-000000000009';
    const dueAt = new Date('2026-02-01T00:10:00Z');
    const takeAt = (at: string) => orders.take(new Date(at), new Date('2026-02-02T00:00:00Z'));
    await orders.add(
      { id, kind: 'greeting', recipient: 'bob@example.com', language: 'en' },
      new Date('2026-02-01T00:00:00Z'),
    );

    await orders.postpone(id, dueAt);

    expect(await takeAt('2026-02-01T00:09:59Z')).toBeUndefined();
    expect(await takeAt('2026-02-01T00:10:00Z')).toMatchObject({ id });
    await close();
  });

  test('of outbox emails with the same key one waits at a time', async () => {
    const { db, close } = await open();
    const orders = mailOrderRepository(db);
    const at = new Date('2026-01-01T00:00:00Z');
    const leaseEnd = new Date('2026-01-01T00:02:00Z');
    const letter = { kind: 'greeting', recipient: 'cy@example.com', language: 'en' } as const;
    const order = () => orders.add({ ...letter, id: randomUUID(), waitingKey: 'cy' }, at);

    await Promise.all([order(), order(), order()]);
    const first = [await orders.take(at, leaseEnd), await orders.take(at, leaseEnd)];
    await order();

    expect(first).toMatchObject([{ recipient: 'cy@example.com' }, undefined]);
    expect(await orders.take(at, leaseEnd)).toMatchObject({ recipient: 'cy@example.com' });
    await close();
  });
});
