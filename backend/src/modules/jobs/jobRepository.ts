import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { takeDue } from '../../database/takeDue';
import type { SiteTables } from '../../database/tables/tables';

export interface TakenJob {
  id: string;
  kind: string;
  subjectId: string;
  /** Includes the current attempt. */
  attempts: number;
}

export interface JobRepository {
  /** There is one job per kind and subject. Enqueued again, it is due at the earlier time. */
  ask(request: { kind: string; subjectId: string; dueAt: Date; lane: string }): Promise<void>;
  listDueLanes(at: Date): Promise<string[]>;
  /** Leases a due job of a lane until `leaseEnd`. */
  take(lane: string, at: Date, leaseEnd: Date): Promise<TakenJob | undefined>;
  /** Removes or postpones the job, unless it was enqueued again while it ran. */
  finish(job: TakenJob, leaseEnd: Date, nextDueAt: Date | undefined): Promise<void>;
}

export function jobRepository(db: Kysely<SiteTables>): JobRepository {
  return {
    ask: async ({ kind, subjectId, dueAt, lane }) => {
      await db
        .insertInto('job')
        .values({ id: randomUUID(), kind, subject_id: subjectId, lane, due_at: dueAt, attempts: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject_id'])
            .doUpdateSet({ lane, due_at: sql`least(job.due_at, excluded.due_at)` }),
        )
        .execute();
    },
    listDueLanes: async (at) => {
      const due = db.selectFrom('job').select('lane').distinct().where('due_at', '<=', at);
      return (await due.execute()).map(({ lane }) => lane);
    },
    take: async (lane, at, leaseEnd) => {
      const row = await takeDue(db, 'job', at, leaseEnd, sql<boolean>`lane = ${lane}`);
      if (!row) return undefined;
      const { id, kind, subject_id: subjectId, attempts } = row;
      return { id, kind, subjectId, attempts };
    },
    finish: async ({ id }, leaseEnd, nextDueAt) => {
      if (nextDueAt === undefined) {
        await db.deleteFrom('job').where('id', '=', id).where('due_at', '=', leaseEnd).execute();
        return;
      }
      await db
        .updateTable('job')
        .set({ due_at: nextDueAt })
        .where('id', '=', id)
        .where('due_at', '=', leaseEnd)
        .execute();
    },
  };
}
