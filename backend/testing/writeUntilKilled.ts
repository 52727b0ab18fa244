import { sql } from 'kysely';

import { openDatabase, startEmbeddedDatabase } from '../src/database';

/** Child process of a test that writes pairs of rows and reports each commit until it is killed. */
const [dataDir = '', migrationsFolder = ''] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ dataDir });
const { db } = await openDatabase({ url, schema: 'crash', migrationsFolder });

for (let written = 0; ; written += 1) {
  const { rows } = await db.transaction().execute(async (transaction) => {
    await sql`insert into crash.entry (side) values ('left')`.execute(transaction);
    return sql<{
      id: number;
    }>`insert into crash.entry (side) values ('right') returning id`.execute(transaction);
  });
  process.stdout.write(`${rows[0]?.id ?? 'none'}\n`);
}
