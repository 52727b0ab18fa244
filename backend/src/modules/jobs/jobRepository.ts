import { randomUUID } from 'node:crypto';

import { type Kysely, type Selectable, sql } from 'kysely';

import { takeDue } from '../../database/takeDue';
import type { SiteTables } from '../../database/tables/tables';

/** `attempts` includes the current one. */
export type TakenJob = Selectable<SiteTables['job']>;

export interface JobRepository {
  /** There is one job per kind and subject. Enqueued again, it is due at the earlier time. */
  enqueue(request: Omit<TakenJob, 'id' | 'attempts'>): Promise<void>;
  listDueLanes(at: Date): Promise<string[]>;
  /** Leases a due job of a lane until `leaseEnd`. */
  take(lane: string, at: Date, leaseEnd: Date): Promise<TakenJob | undefined>;
  /** Removes or postpones the job, unless it was enqueued again while it ran. */
  finish(job: TakenJob, leaseEnd: Date, nextDueAt: Date | undefined): Promise<void>;
}

export function jobRepository(db: Kysely<SiteTables>): JobRepository {
  return {
    enqueue: async (request) => {
      await db
        .insertInto('job')
        .values({ ...request, id: randomUUID(), attempts: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subjectId'])
            .doUpdateSet({ lane: request.lane, dueAt: sql`least(job.due_at, excluded.due_at)` }),
        )
        .execute();
    },
    listDueLanes: async (at) => {
      const due = db.selectFrom('job').select('lane').distinct().where('dueAt', '<=', at);
      return (await due.execute()).map(({ lane }) => lane);
    },
    take: (lane, at, leaseEnd) => takeDue(db, 'job', at, leaseEnd, sql<boolean>`lane = ${lane}`),
    finish: async ({ id }, leaseEnd, nextDueAt) => {
      if (nextDueAt === undefined) {
        await db.deleteFrom('job').where('id', '=', id).where('dueAt', '=', leaseEnd).execute();
        return;
      }
      await db
        .updateTable('job')
        .set({ dueAt: nextDueAt })
        .where('id', '=', id)
        .where('dueAt', '=', leaseEnd)
        .execute();
    },
  };
}
