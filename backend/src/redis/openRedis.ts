import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** The longest wait that an unresponsive Redis may cause, once. */
const answerMs = 500;
const pollMs = 1000;

export interface RedisOptions {
  url: string;
  log: FastifyBaseLogger;
}

/** Fast state that servers share and may lose. */
export interface RedisServer {
  /** Resolves with undefined if Redis is down, and the caller uses its fallback. */
  attempt<Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  isUp(): boolean;
  /** Subscribes to a channel. Messages published while Redis is down are lost. */
  listen(channel: string, onMessage: () => void): void;
  close(): Promise<void>;
}

function connect(Client: typeof Redis, url: string): Redis {
  const redis = new Client(url, {
    // While Redis is down commands must fail at once.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 100, pollMs),
  });
  // Each command reports its own failure.
  redis.on('error', () => undefined);
  return redis;
}

/** Resolves after the first connection attempt, successful or not, and reconnects later. */
export async function openRedis({ url, log }: RedisOptions): Promise<RedisServer> {
  // Most sites have no Redis and need not load its client.
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
  const check = () => redis.ping().then(becomeUp, becomeAway);

  if (redis.status !== 'ready') {
    await new Promise<void>((resolve) => {
      redis.once('ready', resolve);
      redis.once('close', resolve);
    });
  }
  await check();
  const timer = setInterval(() => void check(), pollMs).unref();

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
      // Without an offline queue the client must subscribe again after each connection.
      listener.on('ready', () => void listener.subscribe(channel).catch(becomeAway));
    },
    close: async () => {
      clearInterval(timer);
      for (const connection of [redis, ...listeners]) connection.disconnect();
    },
  };
}
