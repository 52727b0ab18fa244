import type { FastifyBaseLogger } from 'fastify';
import type { Generation } from '@tidegate/contracts/release';

type Listener = (generation: Generation) => void;

/** Tells everybody in this process about each new generation. */
export interface GenerationFeed {
  getLatest: () => Generation;
  /** Passes on what this process changed; older news is ignored. */
  announce: (generation: Generation) => void;
  /** Answers the function that ends the subscription. */
  subscribe: (listener: Listener) => () => void;
  close: () => Promise<void>;
}

interface FeedOptions {
  fetchNewest: () => Promise<Generation>;
  pollEveryMs: number;
  logger: FastifyBaseLogger;
}

/**
 * Changes by other registries are found by asking for the newest generation: unlike LISTEN this
 * works through every pooler and on the embedded database, and a lost connection loses no news.
 */
export async function openGenerationFeed(options: FeedOptions): Promise<GenerationFeed> {
  const { fetchNewest, pollEveryMs, logger } = options;
  const listeners = new Set<Listener>();
  let latest = await fetchNewest();
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let polling = Promise.resolve();

  const announce = (generation: Generation) => {
    if (generation.id <= latest.id) return;
    latest = generation;
    for (const listener of listeners) listener(generation);
  };

  const poll = async () => {
    try {
      announce(await fetchNewest());
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, 'cannot read the newest generation');
      isFailing = true;
    }
  };

  const schedule = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      polling = poll().then(schedule);
    }, pollEveryMs);
  };
  schedule();

  return {
    getLatest: () => latest,
    announce,
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
