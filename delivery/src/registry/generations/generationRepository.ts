import { sql, type Selectable } from 'kysely';
import type { Generation } from '@tidegate/contracts/remotes/release';
import type {
  RegistryDatabase,
  RegistryTables,
  RegistryTransaction,
} from '../openRegistryDatabase';
import type { ReleaseName } from '../releases/storedRelease';

function toGeneration(row: Selectable<RegistryTables['generation']>): Generation {
  return { id: row.id, activatedAt: row.activatedAt.toISOString(), remotes: row.remotes };
}

/** The live set; it always exists, because the first migration creates generation 0. */
export async function getNewestGeneration(db: RegistryDatabase): Promise<Generation> {
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return toGeneration(row);
}

export async function findGeneration(
  db: RegistryDatabase,
  id: number,
): Promise<Generation | undefined> {
  const row = await db.selectFrom('generation').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toGeneration(row);
}

/** The first generation in which a release was live. */
export async function findFirstGeneration(
  db: RegistryDatabase,
  { remote, version }: ReleaseName,
): Promise<number | undefined> {
  const live = JSON.stringify({ [remote]: { current: { version } } });
  const row = await db
    .selectFrom('generation')
    .select('id')
    .where(sql<boolean>`remotes @> ${live}::jsonb`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The primary key keeps history linear; returns undefined if another change came first. */
export async function insertGenerationAfter(
  transaction: RegistryTransaction,
  base: Generation,
  remotes: Generation['remotes'],
): Promise<Generation | undefined> {
  const row = await transaction
    .insertInto('generation')
    .values({ id: base.id + 1, remotes: JSON.stringify(remotes) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toGeneration(row);
}
