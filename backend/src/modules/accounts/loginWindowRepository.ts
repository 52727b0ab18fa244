import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../tables';

export interface LoginWindow {
  keyHash: Buffer;
  startedAt: Date;
  failures: number;
}

export interface LoginWindowRepository {
  /** Adds one failure to each key; a window begun at `windowStart` or earlier begins anew. */
  count(
    keyHashes: readonly Buffer[],
    instants: { at: Date; windowStart: Date },
  ): Promise<LoginWindow[]>;
  forgive(keyHashes: readonly Buffer[]): Promise<void>;
}

export function loginWindowRepository(db: Kysely<SiteTables>): LoginWindowRepository {
  return {
    count: async (keyHashes, { at, windowStart }) => {
      await db.deleteFrom('login_window').where('started_at', '<=', windowStart).execute();
      return db
        .insertInto('login_window')
        .values(
          inLockOrder(keyHashes).map((key_hash) => ({ key_hash, started_at: at, failures: 1 })),
        )
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            started_at: sql`case when login_window.started_at <= ${windowStart}
              then excluded.started_at else login_window.started_at end`,
            failures: sql`case when login_window.started_at <= ${windowStart}
              then 1 else login_window.failures + 1 end`,
          }),
        )
        .returning(['key_hash as keyHash', 'started_at as startedAt', 'failures'])
        .execute();
    },
    forgive: async (keyHashes) => {
      await db
        .updateTable('login_window')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('key_hash', 'in', inLockOrder(keyHashes))
        .execute();
    },
  };
}

/** Two attempts that share keys lock them in the same order, so neither waits for the other. */
function inLockOrder(keyHashes: readonly Buffer[]): Buffer[] {
  return [...keyHashes].sort((left, right) => left.compare(right));
}
