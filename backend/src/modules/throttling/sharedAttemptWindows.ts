import * as z from 'zod/mini';

import type { RedisServer } from '../../redis/openRedis';
import type { AttemptWindowRepository } from './attemptWindowRepository';

/** Counts all keys of an attempt atomically by the caller's clock. Redis expires old windows. */
const countScript = `
local counted = {}
for _, key in ipairs(KEYS) do
  local startedAt = tonumber(redis.call('HGET', key, 'startedAt') or '')
  if not startedAt or startedAt <= tonumber(ARGV[2]) then
    startedAt = tonumber(ARGV[1])
    redis.call('DEL', key)
    redis.call('HSET', key, 'startedAt', ARGV[1])
    redis.call('PEXPIRE', key, ARGV[1] - ARGV[2])
  end
  table.insert(counted, startedAt)
  table.insert(counted, redis.call('HINCRBY', key, 'attempts', 1))
end
return counted`;

const forgiveScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('HGET', key, 'attempts') or '0') > 0 then
    redis.call('HINCRBY', key, 'attempts', -1)
  end
end
return 1`;

const countedSchema = z.array(z.number());

function toKey(keyHash: Buffer): string {
  return `site:attempts:${keyHash.toString('hex')}`;
}

/** Counts in Redis, or in the database while Redis is down. */
export function sharedAttemptWindows(
  redis: RedisServer,
  table: AttemptWindowRepository,
): AttemptWindowRepository {
  return {
    count: async (keyHashes, instants) => {
      const { at, windowStart } = instants;
      const counted = await redis.attempt((server) =>
        server.eval(
          countScript,
          keyHashes.length,
          ...keyHashes.map(toKey),
          at.getTime(),
          windowStart.getTime(),
        ),
      );
      if (counted === undefined) return table.count(keyHashes, instants);
      // The script returns two numbers per key.
      const numbers = countedSchema.parse(counted);
      return keyHashes.map((keyHash, index) => ({
        keyHash,
        startedAt: new Date(numbers[2 * index] ?? 0),
        attempts: numbers[2 * index + 1] ?? 0,
      }));
    },
    forgive: async (keyHashes) => {
      const done = await redis.attempt((server) =>
        server.eval(forgiveScript, keyHashes.length, ...keyHashes.map(toKey)),
      );
      if (done === undefined) await table.forgive(keyHashes);
    },
  };
}
