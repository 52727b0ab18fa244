import { retention } from '@tidegate/contracts/retention';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import type { Jobs } from '../jobs';
import { retentionRepository } from './retentionRepository';

const jobKind = 'retention.sweep';
/** There is one of it, whatever it is about. */
const everything = '00000000-0000-4000-8000-000000000001';
const dayMs = 24 * 3600_000;
const rowsAtOnce = 1000;

export interface RetentionOptions {
  db: Kysely<SiteTables>;
  jobs: Jobs;
  now: () => Date;
}

/** Forgets, every day and at each start, what was kept for as long as we say. */
export async function createRetention({ db, jobs, now }: RetentionOptions): Promise<void> {
  const kept = retentionRepository(db);
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  const removeAll = async (remove: () => Promise<number>) => {
    while ((await remove()) === rowsAtOnce);
  };

  jobs.setWorker(jobKind, async () => {
    const { eventDays, messageDays, studentDays, unconfirmedDays } = retention;
    await removeAll(() => kept.removeEventsBefore(daysAgo(eventDays), rowsAtOnce));
    await removeAll(() => kept.removeMessagesBefore(daysAgo(messageDays), rowsAtOnce));
    // Their days were counted when they were entered.
    await removeAll(() => kept.removeUnconfirmedBefore(now(), rowsAtOnce));
    await removeAll(() => kept.removeStudentAsksBefore(daysAgo(unconfirmedDays), rowsAtOnce));
    await removeAll(() => kept.removeStudentClaimsBefore(daysAgo(studentDays), rowsAtOnce));
    return new Date(now().getTime() + dayMs);
  });
  await jobs.ask(db, jobKind, everything, now());
}
