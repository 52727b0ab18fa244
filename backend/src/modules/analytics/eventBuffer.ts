export interface EventBufferOptions<Event> {
  capacity: number;
  batchSize: number;
  store: (batch: readonly Event[]) => Promise<void>;
  /** Returns true if the batch may be retried. After any other failure it is dropped. */
  isPassing: (error: unknown) => boolean;
  /** `lost` is 0 if the batch will be retried. */
  onFailure: (error: unknown, lost: number) => void;
}

/** Bounded buffer that writes events in batches. */
export interface EventBuffer<Event> {
  /** Adds all events or none, and returns false if there is no space. */
  add(events: readonly Event[]): boolean;
  /** Resolves when all earlier events are stored, dropped or waiting for a retry. */
  flush(): Promise<void>;
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
      // The batch stays in the buffer while it is stored, to count towards the memory limit.
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
