export interface EventBufferOptions<Event> {
  capacity: number;
  batchSize: number;
  /** Stores a batch. */
  store: (batch: readonly Event[]) => Promise<void>;
  /** Whether a batch that failed so may be stored later; any other failure costs the batch. */
  isPassing: (error: unknown) => boolean;
  /** `lost` is 0 where the batch waits. */
  onFailure: (error: unknown, lost: number) => void;
}

/** Events on their way to the database, in batches, so that a burst costs memory of a known size. */
export interface EventBuffer<Event> {
  /** All or none; false where there is no room. A whole batch is stored at once. */
  add(events: readonly Event[]): boolean;
  /** Resolves when everything that was added before is stored, lost, or waits for the database. */
  flush(): Promise<void>;
  /** As `flush`, for the last time. */
  close(): Promise<void>;
}

export function createEventBuffer<Event>(options: EventBufferOptions<Event>): EventBuffer<Event> {
  const { capacity, batchSize, store, isPassing, onFailure } = options;
  const waiting: Event[] = [];
  let storing = Promise.resolve();
  let state: 'idle' | 'storing' | 'held' = 'idle';

  async function storeAll() {
    state = 'storing';
    while (waiting.length > 0) {
      // Stays in the buffer while it is stored: that is memory in use, too.
      const batch = waiting.slice(0, batchSize);
      try {
        await store(batch);
      } catch (error) {
        const waits = isPassing(error);
        onFailure(error, waits ? 0 : batch.length);
        if (waits) {
          state = 'held';
          return;
        }
      }
      waiting.splice(0, batch.length);
    }
    state = 'idle';
  }

  function flush() {
    storing = storing.then(storeAll);
    return storing;
  }

  return {
    add: (events) => {
      if (waiting.length + events.length > capacity) return false;
      waiting.push(...events);
      if (state === 'idle' && waiting.length >= batchSize) void flush();
      return true;
    },
    flush,
    close: async () => {
      await flush();
      const lost = waiting.length;
      if (lost > 0) onFailure(new Error('The database did not come back'), lost);
    },
  };
}
