import type { RedisServer } from '@tidegate/backend/redis';
import type { GenerationNews } from './generationFeed';

const channel = 'delivery:generation';

/** The message is empty, because listeners read the new generation from the table. */
export function redisNews(redis: RedisServer): GenerationNews {
  return {
    async tell() {
      await redis.attempt((server) => server.publish(channel, ''));
    },
    listen: (onNews) => redis.listen(channel, onNews),
  };
}
