import type { FastifyBaseLogger } from 'fastify';
import type { Generation } from '@tidegate/contracts/remotes/release';

type Listener = (generation: Generation) => void;

export interface GenerationFeed {
  getLatest: () => Generation;
  /** Announces a generation of this process to all registries; older ones are ignored. */
  announce: (generation: Generation) => Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: Listener) => () => void;
  close: () => Promise<void>;
}

/** Optional notifications between registries; polling finds whatever is lost. */
export interface GenerationNotifications {
  publish: () => Promise<void>;
  listen: (onNotification: () => void) => void;
}

interface FeedOptions {
  fetchNewest: () => Promise<Generation>;
  pollEveryMs: number;
  notifications?: GenerationNotifications | undefined;
  logger: FastifyBaseLogger;
}

/**
 * Polls for the newest generation: unlike LISTEN this works through every pooler and on the
 * embedded database, and a lost connection loses no change.
 */
export async function openGenerationFeed(options: FeedOptions): Promise<GenerationFeed> {
  const { fetchNewest, pollEveryMs, notifications, logger } = options;
  const listeners = new Set<Listener>();
  let latest = await fetchNewest();
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let polling = Promise.resolve();

  const adopt = (generation: Generation) => {
    if (generation.id <= latest.id) return;
    latest = generation;
    for (const listener of listeners) listener(generation);
  };

  const poll = async () => {
    try {
      adopt(await fetchNewest());
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, 'cannot read the newest generation');
      isFailing = true;
    }
  };

  const schedule = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      polling = polling.then(poll).then(schedule);
    }, pollEveryMs);
  };
  schedule();
  notifications?.listen(() => {
    if (!isClosed) polling = polling.then(poll);
  });

  return {
    getLatest: () => latest,
    async announce(generation) {
      adopt(generation);
      await notifications?.publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await polling;
      listeners.clear();
    },
  };
}
