import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp } from '../../../testing/testApp';
import { toDatabaseName } from '../../../testing/toDatabaseName';
import { retentionRules } from '../retention';
import { keptData, listKeptColumns } from './keptData';

/** Tables of the migration tool. */
const ofMigrations = ['migration', 'migration_lock'];

describeOnDatabase('the table of what is kept', (getUrl) => {
  const read = async (query: string) => {
    const client = new Client(getUrl());
    await client.connect();
    const { rows } = await client.query<{ name: string }>(query);
    await client.end();
    return rows.map(({ name }) => name);
  };
  const listStoredColumns = async () => {
    const columns = await read(
      `select table_name || '.' || column_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'site' and table_type = 'BASE TABLE'`,
    );
    return columns.filter((name) => !ofMigrations.includes(name.split('.')[0] ?? ''));
  };
  const named = (goes: string) =>
    Object.entries(keptData).flatMap(([table, kept]) => (kept.goes === goes ? [table] : []));

  beforeAll(async () => {
    const site = await createTestApp({ url: getUrl() });
    await site.close();
  }, 60_000);

  test('every column of the database is listed exactly once', async () => {
    expect(listKeptColumns().sort()).toEqual((await listStoredColumns()).sort());
  });

  test('a new column is reported as missing', async () => {
    const known = listKeptColumns();
    await read('alter table site.device add column phone_number text');

    const unknown = (await listStoredColumns()).filter((name) => !known.includes(name));
    await read('alter table site.device drop column phone_number');

    expect(unknown).toEqual(['device.phone_number']);
  });

  test.each([
    ['withAccount', 'c', ['account']],
    ['cutOff', 'n', []],
  ])('the list of tables that go %s matches the foreign keys', async (goes, onDelete, more) => {
    const referring = await read(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'site.account'::regclass and confdeltype = '${onDelete}'`,
    );

    const tables = [...referring.map((name) => name.replace(/^site\./, '')), ...more];
    expect(named(goes).sort()).toEqual(tables.sort());
  });

  test('the list of tables that go withOrder matches the foreign keys', async () => {
    const referring = await read(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'site.plan_order'::regclass and confdeltype = 'c'`,
    );

    const tables = referring.map((name) => name.replace(/^site\./, ''));
    // An invitation also outlives its accounts, and is listed as cut off.
    expect(tables.sort()).toEqual([...named('withOrder'), 'invitation'].sort());
  });

  test('every table that goes by a rule has one', () => {
    const ruled = new Set(retentionRules.map(({ table }) => toDatabaseName(table)));

    expect([...named('byRule'), 'plan_order'].filter((table) => !ruled.has(table))).toEqual([]);
  });
});
