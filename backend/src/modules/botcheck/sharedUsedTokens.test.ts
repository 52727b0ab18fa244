import { createHash } from 'node:crypto';

import { describeOnRedis } from '../../../testing/describeOnRedis';
import { openRedis } from '../../redis/openRedis';
import { listenToLog } from '../../../testing/listenToLog';
import { sharedUsedTokens } from './sharedUsedTokens';

const now = () => new Date('2026-03-01T00:00:00Z');
const goodUntil = new Date('2026-03-01T00:10:00Z');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

describeOnRedis('tokens of a bot check that several servers take', (getRedis) => {
  const aServer = async () => {
    const { logger } = listenToLog();
    const redis = await openRedis({ url: getRedis().url, log: logger });
    const inTable = new Set<string>();
    const table = {
      use: async (hash: Buffer) => {
        const key = hash.toString('hex');
        return !inTable.has(key) && inTable.add(key).has(key);
      },
      removeUsedBefore: async () => inTable.clear(),
    };
    return { redis, inTable, used: sharedUsedTokens(redis, table, now) };
  };

  test('a token is accepted once across servers', async () => {
    const first = await aServer();
    const second = await aServer();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        (turn % 2 === 0 ? first : second).used.use(hashOf('token'), goodUntil),
      ),
    );

    expect(answers.filter(Boolean)).toHaveLength(1);
    for (const { inTable, redis } of [first, second]) {
      expect(inTable.size).toBe(0);
      await redis.close();
    }
  });

  test('a token is also accepted only once while Redis is down', async () => {
    const { used, redis } = await aServer();
    await getRedis().stop();

    const answers = [
      await used.use(hashOf('another'), goodUntil),
      await used.use(hashOf('another'), goodUntil),
    ];

    expect(answers).toEqual([true, false]);
    await redis.close();
    await getRedis().start();
  });
});
