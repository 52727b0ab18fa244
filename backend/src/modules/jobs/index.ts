import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { jobRepository, type ClaimedJob } from './jobRepository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the due jobs now. */
    runJobs(): Promise<void>;
  }
}

const pollMs = 5000;
/** Longer than any job takes. Afterwards another process takes over the job. */
const leaseMs = 2 * 60_000;
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60_000;

/** Runs a job and returns when to run it again, if ever. */
export type Worker = (subjectId: string, attempts: number) => Promise<Date | undefined>;

export interface JobRequest {
  kind: string;
  subjectId: string;
  dueAt: Date;
  /** Jobs of one lane run in sequence, lanes in parallel. Default: the kind. */
  lane?: string;
}

export interface JobOptions {
  db: Kysely<SiteTables>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Durable job queue. A failed job is retried until it succeeds. */
export interface Jobs {
  setWorker(kind: string, work: Worker): void;
  /** Enqueues a job in the caller's transaction. */
  enqueue(transaction: Kysely<SiteTables>, request: JobRequest): Promise<void>;
  wake(): void;
  plugin: FastifyPluginAsync;
}

function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 12), longestPauseMs);
}

export function createJobs({ db, now, log }: JobOptions): Jobs {
  const jobs = jobRepository(db);
  const workers = new Map<string, Worker>();
  const lanes = new Map<string, Promise<unknown>>();
  let isClosing = false;

  const runOne = async (job: ClaimedJob) => {
    const work = workers.get(job.kind);
    if (!work) throw new Error(`Nobody works on jobs of the kind ${job.kind}`);
    return work(job.subjectId, job.attempts);
  };
  const runLane = async (lane: string) => {
    while (!isClosing) {
      const at = now();
      const leaseEnd = new Date(at.getTime() + leaseMs);
      const job = await jobs.claim(lane, at, leaseEnd);
      if (!job) return;
      try {
        await jobs.finish(job, leaseEnd, await runOne(job));
      } catch (err) {
        log.error({ err, kind: job.kind, attempts: job.attempts }, 'A job failed');
        const again = new Date(now().getTime() + pauseAfter(job.attempts));
        await jobs.finish(job, leaseEnd, again);
      }
    }
  };
  /** Runs the lane after its waiting turns. */
  const queueLane = (lane: string) => {
    const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => runLane(lane));
    // A failed turn must not block the next one.
    lanes.set(lane, Promise.allSettled([turn]));
    return turn;
  };
  const run = async () => {
    try {
      for (;;) {
        const due = await jobs.listDueLanes(now());
        if (due.length === 0 || isClosing) break;
        await Promise.all(due.map(queueLane));
      }
      await Promise.all(lanes.values());
    } catch (err) {
      log.error({ err }, 'The job queue could not be read');
    }
  };

  return {
    setWorker: (kind, work) => void workers.set(kind, work),
    enqueue: (transaction, { lane, ...request }) =>
      jobRepository(transaction).enqueue({ ...request, lane: lane ?? request.kind }),
    wake: () => void run(),
    plugin: fastifyPlugin(async (app) => {
      app.decorate('runJobs', run);
      let poll: NodeJS.Timeout | undefined;
      app.addHook('onReady', async () => {
        poll = setInterval(() => void run(), pollMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(poll);
        isClosing = true;
        await Promise.all(lanes.values());
      });
    }),
  };
}
