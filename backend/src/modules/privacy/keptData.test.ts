import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp } from '../../../testing/testApp';
import { retentionRules } from '../retention';
import { keptData, listKeptColumns } from './keptData';

/** The tables of the tool that runs migrations. */
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
       where table_schema = 'site'`,
    );
    return columns.filter((name) => !ofMigrations.includes(name.split('.')[0] ?? ''));
  };
  const named = (goes: string) =>
    Object.entries(keptData).flatMap(([table, kept]) => (kept.goes === goes ? [table] : []));

  beforeAll(async () => {
    const site = await createTestApp({ url: getUrl() });
    await site.close();
  }, 60_000);

  test('names every column of the database, once and no other', async () => {
    expect(listKeptColumns().sort()).toEqual((await listStoredColumns()).sort());
  });

  test('lacks a column that somebody adds', async () => {
    const known = listKeptColumns();
    await read('alter table site.device add column phone_number text');

    const unknown = (await listStoredColumns()).filter((name) => !known.includes(name));
    await read('alter table site.device drop column phone_number');

    expect(unknown).toEqual(['device.phone_number']);
  });

  test.each([
    ['withAccount', 'c', ['account']],
    ['cutOff', 'n', []],
  ])('says rightly what goes %s', async (goes, onDelete, more) => {
    const referring = await read(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'site.account'::regclass and confdeltype = '${onDelete}'`,
    );

    const tables = [...referring.map((name) => name.replace(/^site\./, '')), ...more];
    expect(named(goes).sort()).toEqual(tables.sort());
  });

  test('says rightly what goes withOrder', async () => {
    const referring = await read(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'site.plan_order'::regclass and confdeltype = 'c'`,
    );

    const tables = referring.map((name) => name.replace(/^site\./, ''));
    expect(tables).toEqual(expect.arrayContaining(named('withOrder')));
  });

  test('names no rule that there is not', () => {
    const ruled = new Set<string>(retentionRules.map(({ table }) => table));

    expect([...named('byRule'), 'plan_order'].filter((table) => !ruled.has(table))).toEqual([]);
  });
});
