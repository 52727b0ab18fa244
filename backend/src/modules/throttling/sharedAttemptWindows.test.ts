import { createHash } from 'node:crypto';

import { describeOnRedis } from '../../../testing/describeOnRedis';
import { openRedis } from '../../redis/openRedis';
import { listenToLog, waitFor } from '../../../testing/listenToLog';
import { sharedAttemptWindows } from './sharedAttemptWindows';

const minuteMs = 60_000;
const start = Date.parse('2026-03-01T00:00:00Z');

function at(minutes: number) {
  const instant = start + minutes * minuteMs;
  return { at: new Date(instant), windowStart: new Date(instant - 15 * minuteMs) };
}

/** A fake table that only counts. */
function aTable() {
  const table = { attempts: 0 };
  return {
    table,
    count: async (keyHashes: readonly Buffer[]) => {
      table.attempts += 1;
      return keyHashes.map((keyHash) => ({
        keyHash,
        startedAt: new Date(start),
        attempts: table.attempts,
      }));
    },
    forgive: async () => {
      table.attempts -= 1;
    },
  };
}

const keyOf = (name: string) => createHash('sha256').update(name).digest();

describeOnRedis('attempts that several servers count', (getRedis) => {
  const aServer = async () => {
    const { logger } = listenToLog();
    const redis = await openRedis({ url: getRedis().url, log: logger });
    const { table, ...repository } = aTable();
    return { redis, table, windows: sharedAttemptWindows(redis, repository) };
  };

  test('attempts at two servers count together and can be forgiven by either', async () => {
    const first = await aServer();
    const second = await aServer();
    const keys = [keyOf('ann'), keyOf('harbour')];

    await first.windows.count(keys, at(0));
    await second.windows.count(keys, at(1));
    await second.windows.forgive([keyOf('ann')]);
    const counted = await first.windows.count(keys, at(2));

    expect(counted).toEqual([
      { keyHash: keyOf('ann'), startedAt: at(0).at, attempts: 2 },
      { keyHash: keyOf('harbour'), startedAt: at(0).at, attempts: 3 },
    ]);
    expect(first.table.attempts + second.table.attempts).toBe(0);
    await first.redis.close();
    await second.redis.close();
  });

  test('an expired window is reset', async () => {
    const { windows, redis } = await aServer();
    const keys = [keyOf('tide')];
    await windows.count(keys, at(0));

    const [within] = await windows.count(keys, at(14));
    const [after] = await windows.count(keys, at(15));

    expect(within).toMatchObject({ startedAt: at(0).at, attempts: 2 });
    expect(after).toMatchObject({ startedAt: at(15).at, attempts: 1 });
    await redis.close();
  });

  test('forgiving an uncounted attempt has no effect', async () => {
    const { windows, redis } = await aServer();

    await windows.forgive([keyOf('nobody')]);

    expect(await windows.count([keyOf('nobody')], at(0))).toMatchObject([{ attempts: 1 }]);
    await redis.close();
  });

  test('Redis stores only hashes and no longer than their window', async () => {
    const { windows, redis } = await aServer();
    await windows.count([keyOf('key')], at(0));

    const keys = (await redis.attempt((server) => server.keys('*'))) ?? [];
    const ends = await redis.attempt((server) => Promise.all(keys.map((key) => server.pttl(key))));

    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^site:attempts:[\da-f]{64}$/);
    expect(ends).toHaveLength(keys.length);
    for (const end of ends ?? []) {
      // A negative value means no expiry.
      expect(end).toBeGreaterThan(0);
      expect(end).toBeLessThanOrEqual(15 * minuteMs);
    }
    await redis.close();
  });

  test('while Redis is down the table counts', async () => {
    const { windows, redis, table } = await aServer();
    await getRedis().stop();

    await windows.count([keyOf('ann')], at(3));
    await windows.count([keyOf('ann')], at(3));
    await windows.forgive([keyOf('ann')]);
    await getRedis().start();
    await waitFor(() => redis.isUp());
    await windows.count([keyOf('ann')], at(4));

    expect(table.attempts).toBe(1);
    await redis.close();
  });
});
