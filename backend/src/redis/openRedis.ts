import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** A Redis that does not answer must cost no visitor more than this, and that only once. */
const answerMs = 500;
const lookEveryMs = 1000;

export interface RedisOptions {
  url: string;
  log: FastifyBaseLogger;
}

/** What servers share that has to be fast and may be lost. */
export interface RedisServer {
  /** Undefined where Redis is away: the caller does it another way. */
  attempt<Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  isUp(): boolean;
  /** Hears what others say on a channel; what is said while Redis is away is never heard. */
  listen(channel: string, onMessage: () => void): void;
  close(): Promise<void>;
}

function connect(Client: typeof Redis, url: string): Redis {
  const redis = new Client(url, {
    // Whoever asks while Redis is away is told so at once, instead of waiting for it.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 100, lookEveryMs),
  });
  // Every command reports its own failure.
  redis.on('error', () => undefined);
  return redis;
}

/** Resolves after one look, whether Redis is there or not: it may come later, and go, and come back. */
export async function openRedis({ url, log }: RedisOptions): Promise<RedisServer> {
  // Most sites have no Redis: they do not load its client either.
  const { default: Client } = await import('ioredis');
  const redis = connect(Client, url);
  const listeners: Redis[] = [];
  let state: 'unknown' | 'up' | 'away' = 'unknown';

  const becomeUp = () => {
    if (state === 'away') log.info({ code: 'redis.back' }, 'Redis answers again');
    state = 'up';
  };
  const becomeAway = (err: unknown) => {
    if (state !== 'away') log.error({ code: 'redis.away', err }, 'Redis does not answer');
    state = 'away';
  };
  const look = () => redis.ping().then(becomeUp, becomeAway);

  if (redis.status !== 'ready') {
    await new Promise<void>((resolve) => {
      redis.once('ready', resolve);
      redis.once('close', resolve);
    });
  }
  await look();
  const timer = setInterval(() => void look(), lookEveryMs).unref();

  return {
    attempt: async (work) => {
      if (state !== 'up') return undefined;
      try {
        return await work(redis);
      } catch (error) {
        becomeAway(error);
        return undefined;
      }
    },
    isUp: () => state === 'up',
    listen: (channel, onMessage) => {
      const listener = connect(Client, url);
      listeners.push(listener);
      listener.on('message', onMessage);
      // Subscribed by hand after each connection: without a queue there is no other moment for it.
      listener.on('ready', () => void listener.subscribe(channel).catch(becomeAway));
    },
    close: async () => {
      clearInterval(timer);
      for (const connection of [redis, ...listeners]) connection.disconnect();
    },
  };
}
