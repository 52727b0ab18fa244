import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, PostgresDialect, sql } from 'kysely';

import { describeOnEveryDatabase } from '../../testing/databases';
import { DatabasePool } from './databasePool';
import { openDatabase } from './openDatabase';

async function makeMigrations(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tidegate-migrations-'));
  await Promise.all(
    Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)),
  );
  return folder;
}

interface CounterTables {
  counter: { name: string; value: number };
}

const createCounter =
  "create table test.counter (name text primary key, value bigint not null); insert into test.counter values ('visits', 0);";

describeOnEveryDatabase('openDatabase', (getUrl) => {
  const open = async (files: Readonly<Record<string, string>>, schema = 'test') => {
    const migrationsFolder = await makeMigrations(files);
    try {
      return await openDatabase<CounterTables>({ url: getUrl(), schema, migrationsFolder });
    } finally {
      await rm(migrationsFolder, { recursive: true });
    }
  };
  const openCounter = () => open({ '0001_create_counter.sql': createCounter });

  test('processes that start together migrate once', async () => {
    const databases = await Promise.all([openCounter(), openCounter(), openCounter()]);

    const rows = await databases[0].db.selectFrom('counter').selectAll().execute();

    expect(rows).toEqual([{ name: 'visits', value: 0 }]);
    for (const { close } of databases) await close();
  });

  test('a failed migration leaves no trace', async () => {
    const good = 'create table broken.first (id int);';
    const bad = 'create table broken.second (id int); select nonsense;';

    const failing = open({ '0001_good.sql': good, '0002_bad.sql': bad }, 'broken');
    await expect(failing).rejects.toMatchObject({
      code: 'database.migrationFailed',
      details: { schema: 'broken', migration: '0002_bad.sql' },
    });

    const { close } = await open(
      { '0001_good.sql': good, '0002_better.sql': 'select 1;' },
      'broken',
    );
    await close();
  });

  test('a file name that does not match the migration pattern is refused', async () => {
    await expect(open({ 'create-things.sql': 'select 1;' }, 'misnamed')).rejects.toMatchObject({
      code: 'database.migrationFailed',
    });
  });

  test('an error inside a transaction rolls it back and affects no later query', async () => {
    const { db, close } = await openCounter();

    const failing = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('counter').set({ value: 99 }).execute();
      await transaction.insertInto('counter').values({ name: 'visits', value: 1 }).execute();
    });

    await expect(failing).rejects.toMatchObject({ code: '23505' });
    const row = await db.selectFrom('counter').select('value').executeTakeFirstOrThrow();
    expect(row.value).toBe(0);
    await close();
  });

  test('concurrent transactions lose no update', async () => {
    const { db, close } = await openCounter();

    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('counter')
          .select('value')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('counter')
          .set({ value: value + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, increment));

    const { value } = await db.selectFrom('counter').select('value').executeTakeFirstOrThrow();
    expect(value).toBe(40);
    await db.updateTable('counter').set({ value: 0 }).execute();
    await close();
  });

  test('queries use camel case names, and a JSON document keeps its keys', async () => {
    const migrationsFolder = await makeMigrations({
      '0001_create_note.sql':
        'create table named.stored_note (note_id int, written_at date, content jsonb);',
    });
    const { db, close } = await openDatabase<{
      storedNote: { noteId: number; content: Readonly<Record<string, unknown>> };
    }>({ url: getUrl(), schema: 'named', migrationsFolder });
    await rm(migrationsFolder, { recursive: true });
    const note = { noteId: 1, content: { read_by: { first_name: 'Ada' }, isRead: true } };

    await db.insertInto('storedNote').values(note).execute();

    expect(await db.selectFrom('storedNote').selectAll().execute()).toEqual([
      { ...note, writtenAt: null },
    ]);
    await close();
  });

  test("a parameter larger than a socket read does not mix with another client's query", async () => {
    const { db, close } = await openCounter();
    const large = 'x'.repeat(300_000);

    const measure = async (index: number) => {
      const { rows } = await sql<{ size: number; index: number }>`
        select length(${large}) as size, ${index}::int as index`.execute(db);
      return rows[0];
    };
    const add = async (index: number) => {
      const { rows } = await sql<{ sum: number }>`
        select ${index}::int + ${index}::int as sum`.execute(db);
      return rows[0];
    };
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => Promise.all([measure(index), add(index)])),
    );

    expect(replies).toEqual(
      Array.from({ length: 40 }, (_, index) => [{ size: large.length, index }, { sum: 2 * index }]),
    );
    await close();
  });

  test('a bigint is read as a number, and one that is too large throws', async () => {
    const { db, close } = await openCounter();
    const read = (text: string) => sql`select ${sql.lit(text)}::bigint as value`.execute(db);

    expect((await read('9007199254740991')).rows).toEqual([{ value: 9_007_199_254_740_991 }]);
    await expect(read('9007199254740992')).rejects.toThrow('out of range');
    expect((await read('1')).rows).toEqual([{ value: 1 }]);
    await close();
  });

  test('a query that deadlocks with its own transaction times out, and the pool stays usable', async () => {
    const pool = new DatabasePool(getUrl(), 500);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });

    const waiting = db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(transaction);
      await sql`select pg_advisory_xact_lock(7)`.execute(db);
    });

    await expect(waiting).rejects.toMatchObject({ code: 'database.busy' });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});

test('a missing server is reported as unreachable', async () => {
  const migrationsFolder = await makeMigrations({});

  await expect(
    openDatabase({ url: 'postgres://x@127.0.0.1:1/x', schema: 'test', migrationsFolder }),
  ).rejects.toMatchObject({ code: 'database.unreachable' });
  await rm(migrationsFolder, { recursive: true });
});
