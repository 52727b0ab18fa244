import type { RedisServer } from '@tidegate/backend/redis';
import type { GenerationNotifications } from './generationFeed';

const channel = 'delivery:generation';

/** The message is empty, because listeners read the new generation from the table. */
export function redisNotifications(redis: RedisServer): GenerationNotifications {
  return {
    async publish() {
      await redis.attempt((server) => server.publish(channel, ''));
    },
    listen: (onNotification) => redis.listen(channel, onNotification),
  };
}
