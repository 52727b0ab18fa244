import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { takeDue } from '../../database/takeDue';
import type { SiteTables } from '../../database/tables/tables';

export interface TakenJob {
  id: string;
  kind: string;
  subjectId: string;
  /** How often it was taken, this time included. */
  attempts: number;
}

export interface JobRepository {
  /** One job for each kind and subject: asked for again, it is due at the earlier instant. */
  ask(request: { kind: string; subjectId: string; dueAt: Date; lane: string }): Promise<void>;
  /** The lanes of jobs that are due. */
  listDueLanes(at: Date): Promise<string[]>;
  /** Takes a job of a lane that is due; nobody else gets it until `leaseEnd`. */
  take(lane: string, at: Date, leaseEnd: Date): Promise<TakenJob | undefined>;
  /** Removes it, or puts it off; not where it was asked for again while it ran. */
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
