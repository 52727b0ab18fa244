import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { Jobs } from '../jobs';
import { retentionRepository } from './retentionRepository';
import { countDays, retentionRules } from './retentionRules';

export { retentionRules } from './retentionRules';

const jobKind = 'retention.sweep';
/** The only subject of this job. */
const everything = '00000000-0000-4000-8000-000000000001';
const dayMs = 24 * 3600_000;

export interface RetentionOptions {
  db: Kysely<SiteTables>;
  jobs: Jobs;
  now: () => Date;
}

/** Deletes expired data at each start and daily. */
export async function createRetention({ db, jobs, now }: RetentionOptions): Promise<void> {
  const rows = retentionRepository(db);
  jobs.setWorker(jobKind, async () => {
    for (const rule of retentionRules) {
      await rows.removeBefore(rule, new Date(now().getTime() - countDays(rule) * dayMs));
    }
    return new Date(now().getTime() + dayMs);
  });
  await jobs.enqueue(db, { kind: jobKind, subjectId: everything, dueAt: now() });
}
