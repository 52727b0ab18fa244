import { type Kysely, type Selectable, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type AttemptWindow = Selectable<SiteTables['attemptWindow']>;

export interface AttemptWindowRepository {
  /** Adds an attempt to each key. A window from `windowStart` or earlier is reset. */
  count(
    keyHashes: readonly Buffer[],
    instants: { at: Date; windowStart: Date },
  ): Promise<AttemptWindow[]>;
  forgive(keyHashes: readonly Buffer[]): Promise<void>;
}

export function attemptWindowRepository(db: Kysely<SiteTables>): AttemptWindowRepository {
  return {
    count: async (keyHashes, { at, windowStart }) => {
      await db.deleteFrom('attemptWindow').where('startedAt', '<=', windowStart).execute();
      return db
        .insertInto('attemptWindow')
        .values(inLockOrder(keyHashes).map((keyHash) => ({ keyHash, startedAt: at, attempts: 1 })))
        .onConflict((conflict) =>
          conflict.column('keyHash').doUpdateSet({
            startedAt: sql`case when attempt_window.started_at <= ${windowStart}
              then excluded.started_at else attempt_window.started_at end`,
            attempts: sql`case when attempt_window.started_at <= ${windowStart}
              then 1 else attempt_window.attempts + 1 end`,
          }),
        )
        .returningAll()
        .execute();
    },
    forgive: async (keyHashes) => {
      await db
        .updateTable('attemptWindow')
        .set({ attempts: sql`greatest(attempts - 1, 0)` })
        .where('keyHash', 'in', inLockOrder(keyHashes))
        .execute();
    },
  };
}

/** A fixed lock order prevents deadlocks. */
function inLockOrder(keyHashes: readonly Buffer[]): Buffer[] {
  return [...keyHashes].sort((left, right) => left.compare(right));
}
