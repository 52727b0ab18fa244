import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import Fastify from 'fastify';

import { describeOnDatabase } from '../../../testing/databases';
import { openSiteDatabase } from '../../createBackend';
import { createLog } from '../../log';
import { createJobs } from '.';

const kind = 'test.call';
const pollMs = 10;

describeOnDatabase('lanes of jobs', (getUrl) => {
  let database: Awaited<ReturnType<typeof openSiteDatabase>>;

  beforeAll(async () => {
    database = await openSiteDatabase(getUrl());
  }, 60_000);
  afterAll(() => database.close());

  /** Jobs whose workers end on command. */
  const openJobs = async () => {
    const { db } = database;
    const jobs = createJobs({ db, now: () => new Date(), log: createLog('silent') });
    const app = Fastify();
    await app.register(jobs.plugin);
    await app.ready();
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    jobs.setWorker(kind, async (subjectId) => {
      started.push(subjectId);
      await new Promise<void>((resolve) => ends.set(subjectId, resolve));
      return undefined;
    });
    const enqueue = async (lane: string) => {
      const subjectId = randomUUID();
      await jobs.enqueue(db, { kind, subjectId, lane, dueAt: new Date() });
      return subjectId;
    };
    const untilStarted = async (subjectId: string) => {
      while (!started.includes(subjectId)) await wait(pollMs);
    };
    return {
      app,
      started,
      enqueue,
      untilStarted,
      end: (subjectId: string) => ends.get(subjectId)?.(),
    };
  };

  test('a slow job delays only its own lane', async () => {
    const { app, started, enqueue, untilStarted, end } = await openJobs();
    const stuck = await enqueue('away');
    const behind = await enqueue('away');
    const elsewhere = await enqueue('there');

    const drained = app.runJobs();
    await untilStarted(elsewhere);
    await untilStarted(stuck);
    end(elsewhere);
    const later = await enqueue('there');
    const drainedToo = app.runJobs();
    await untilStarted(later);

    expect(started).not.toContain(behind);
    for (const subjectId of [later, stuck]) end(subjectId);
    await untilStarted(behind);
    end(behind);
    await Promise.all([drained, drainedToo]);
    await app.close();
  });

  test('shutdown waits for the running job and starts no other', async () => {
    const { app, started, enqueue, untilStarted, end } = await openJobs();
    const inHand = await enqueue('away');
    const next = await enqueue('away');
    void app.runJobs();
    await untilStarted(inHand);

    const closed = app.close();
    end(inHand);
    await closed;

    expect(started).not.toContain(next);
    const left = await database.db.selectFrom('job').select('subjectId').execute();
    expect(left).toEqual([{ subjectId: next }]);
  });
});
