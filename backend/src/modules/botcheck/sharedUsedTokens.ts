import type { RedisServer } from '../../redis/openRedis';
import type { BotCheckRepository } from './botCheckRepository';

type UsedTokens = Pick<BotCheckRepository, 'use' | 'removeUsedBefore'>;

/** Records used tokens in Redis until they expire, or in the database while Redis is down. */
export function sharedUsedTokens(
  redis: RedisServer,
  table: UsedTokens,
  now: () => Date,
): UsedTokens {
  return {
    use: async (tokenHash, goodUntil) => {
      const key = `site:botCheck:${tokenHash.toString('hex')}`;
      const lifetimeMs = Math.max(1, goodUntil.getTime() - now().getTime());
      const reply = await redis.attempt(async (server) => ({
        isFirst: (await server.set(key, 1, 'PX', lifetimeMs, 'NX')) === 'OK',
      }));
      return reply === undefined ? table.use(tokenHash, goodUntil) : reply.isFirst;
    },
    removeUsedBefore: async (instant) => {
      if (!redis.isUp()) await table.removeUsedBefore(instant);
    },
  };
}
