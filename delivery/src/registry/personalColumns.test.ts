import { sql } from 'kysely';
import { openRegistryDatabase } from './openRegistryDatabase';
import { useRegistry } from './testing/useRegistry';

/**
 * Columns that name deployers, never visitors. The history is kept as long as the site runs,
 * because it documents who is responsible for each release.
 */
const namesPeople = {
  audit_entry: ['actor', 'person', 'reason'],
  deploy_token: ['name', 'person'],
  release: ['released_by', 'revocation_reason'],
};

const namesNoPerson = {
  audit_entry: [
    ...['id', 'recorded_at', 'action', 'remote', 'from_version', 'to_version', 'generation'],
    ...['outcome', 'code'],
  ],
  deploy_token: ['remote', 'hash', 'created_at'],
  generation: ['id', 'remotes', 'activated_at'],
  preview_key: ['id', 'secret'],
  release: [
    ...['id', 'remote', 'version', 'container', 'document', 'integrity', 'opened_at'],
    ...['released_at', 'revoked_at'],
  ],
};

const { start, databaseUrl } = useRegistry();

test('every column of the registry is classified as naming people or nobody', async () => {
  await start();
  const { db, close } = await openRegistryDatabase(databaseUrl());
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'delivery' and table_name not like 'migration%'`.execute(db);
  await close();

  const known = [namesPeople, namesNoPerson].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    ),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
