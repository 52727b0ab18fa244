import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { describeOnDatabase } from '../../../../testing/databases';
import { type Database, openDatabase } from '../../../database';
import type { SiteTables } from '../../../database/tables/tables';
import { idempotentCallRepository } from './idempotentCallRepository';
import { createIdempotentCalls } from './idempotentCalls';

const migrationsFolder = join(import.meta.dirname, '../../../../migrations');

describeOnDatabase('idempotent calls', (getUrl) => {
  let database: Database<SiteTables>;
  const accountId = randomUUID();
  let nowMs = Date.parse('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    database = await openDatabase({ url: getUrl(), schema: 'site', migrationsFolder });
    const row = { id: accountId, email: 'ada@example.com', passwordHash: null };
    await database.db
      .insertInto('account')
      .values({ ...row, createdAt: new Date(nowMs) })
      .execute();
  }, 60_000);
  afterAll(() => database.close());

  const aCall = (request: unknown = 'buy') => ({ accountId, key: randomUUID(), request });
  const calls = () =>
    createIdempotentCalls(idempotentCallRepository(database.db), () => new Date(nowMs));

  test('a repeated call is refused while the first one runs and then gets the same response', async () => {
    const call = aCall();
    let finish = (_reply: object): void => undefined;
    let started = (): void => undefined;
    const isWorking = new Promise<void>((resolve) => {
      started = resolve;
    });
    const first = calls().run(
      call,
      () =>
        new Promise<object>((resolve) => {
          finish = resolve;
          started();
        }),
    );
    await isWorking;

    await expect(calls().run(call, async () => ({}))).rejects.toMatchObject({
      code: 'payments.keyInFlight',
    });
    finish({ paid: 1 });

    expect(await first).toEqual({ paid: 1 });
    expect(await calls().run(call, async () => ({ paid: 2 }))).toEqual({ paid: 1 });
  });

  test('a key is bound to one request of one account', async () => {
    const call = aCall({ amount: 1 });
    await calls().run(call, async () => ({ done: true }));

    await expect(
      calls().run({ ...call, request: { amount: 2 } }, async () => ({})),
    ).rejects.toMatchObject({ code: 'payments.keyReused' });
  });

  test('a failed call may be repeated', async () => {
    const call = aCall();
    await expect(calls().run(call, () => Promise.reject(new Error('no answer')))).rejects.toThrow();

    expect(await calls().run(call, async () => ({ done: true }))).toEqual({ done: true });
  });

  test('a call whose process died can be repeated after half a minute', async () => {
    const never = aCall();
    void calls().run(never, () => new Promise<object>(() => undefined));
    await waitForRow(never.key);
    nowMs += 30_000;

    expect(await calls().run(never, async () => ({ done: true }))).toEqual({ done: true });
  });

  const waitForRow = async (key: string): Promise<void> => {
    const row = await database.db
      .selectFrom('idempotentCall')
      .select('key')
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) await waitForRow(key);
  };
});
