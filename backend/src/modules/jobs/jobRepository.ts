import { randomUUID } from 'node:crypto';

import { type Kysely, type Selectable, sql } from 'kysely';

import { claimDue } from '../../database/claimDue';
import type { SiteTables } from '../../database/tables/tables';

/** `attempts` includes the current one. */
export type ClaimedJob = Selectable<SiteTables['job']>;

export function jobRepository(db: Kysely<SiteTables>) {
  return {
    /** There is one job per kind and subject. Enqueued again, it is due at the earlier time. */
    enqueue: async (request: Omit<ClaimedJob, 'id' | 'attempts'>) => {
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
    listDueLanes: async (at: Date) => {
      const due = db.selectFrom('job').select('lane').distinct().where('dueAt', '<=', at);
      return (await due.execute()).map(({ lane }) => lane);
    },
    /** Leases a due job of a lane until `leaseEnd`. */
    claim: (lane: string, at: Date, leaseEnd: Date) =>
      claimDue(db, 'job', at, leaseEnd, sql<boolean>`lane = ${lane}`),
    /** Removes or postpones the job, unless it was enqueued again while it ran. */
    finish: async ({ id }: ClaimedJob, leaseEnd: Date, nextDueAt: Date | undefined) => {
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
