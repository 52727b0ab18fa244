import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { takeDue } from '../../takeDue';
import type { SiteTables } from '../../tables';

export interface TakenJob {
  id: string;
  kind: string;
  subjectId: string;
  /** How often it was taken, this time included. */
  attempts: number;
}

export interface JobRepository {
  /** One job for each kind and subject: asked for again, it is due at the earlier instant. */
  ask(kind: string, subjectId: string, dueAt: Date): Promise<void>;
  /** Takes a job that is due; nobody else gets it until `leaseEnd`. */
  take(at: Date, leaseEnd: Date): Promise<TakenJob | undefined>;
  /** Removes it, or puts it off; not where it was asked for again while it ran. */
  finish(job: TakenJob, leaseEnd: Date, nextDueAt: Date | undefined): Promise<void>;
}

export function jobRepository(db: Kysely<SiteTables>): JobRepository {
  return {
    ask: async (kind, subjectId, dueAt) => {
      await db
        .insertInto('job')
        .values({ id: randomUUID(), kind, subject_id: subjectId, due_at: dueAt, attempts: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject_id'])
            .doUpdateSet({ due_at: sql`least(job.due_at, excluded.due_at)` }),
        )
        .execute();
    },
    take: async (at, leaseEnd) => {
      const row = await takeDue(db, 'job', at, leaseEnd);
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
