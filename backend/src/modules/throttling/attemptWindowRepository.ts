import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface AttemptWindow {
  keyHash: Buffer;
  startedAt: Date;
  attempts: number;
}

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
      await db.deleteFrom('attempt_window').where('started_at', '<=', windowStart).execute();
      return db
        .insertInto('attempt_window')
        .values(
          inLockOrder(keyHashes).map((key_hash) => ({ key_hash, started_at: at, attempts: 1 })),
        )
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            started_at: sql`case when attempt_window.started_at <= ${windowStart}
              then excluded.started_at else attempt_window.started_at end`,
            attempts: sql`case when attempt_window.started_at <= ${windowStart}
              then 1 else attempt_window.attempts + 1 end`,
          }),
        )
        .returning(['key_hash as keyHash', 'started_at as startedAt', 'attempts'])
        .execute();
    },
    forgive: async (keyHashes) => {
      await db
        .updateTable('attempt_window')
        .set({ attempts: sql`greatest(attempts - 1, 0)` })
        .where('key_hash', 'in', inLockOrder(keyHashes))
        .execute();
    },
  };
}

/** A fixed lock order prevents deadlocks. */
function inLockOrder(keyHashes: readonly Buffer[]): Buffer[] {
  return [...keyHashes].sort((left, right) => left.compare(right));
}
