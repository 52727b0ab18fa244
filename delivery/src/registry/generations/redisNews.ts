import type { RedisServer } from '@tidegate/backend/redis';
import type { GenerationNews } from './generationFeed';

const channel = 'delivery:generation';

/** Says that there is a new generation, never which: whoever hears it reads the table. */
export function redisNews(redis: RedisServer): GenerationNews {
  return {
    async tell() {
      await redis.attempt((server) => server.publish(channel, ''));
    },
    listen: (onNews) => redis.listen(channel, onNews),
  };
}
