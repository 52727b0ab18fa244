export interface EventBufferOptions<Event> {
  capacity: number;
  batchSize: number;
  /** Stores a batch; what it throws costs that batch and is reported. */
  store: (batch: readonly Event[]) => Promise<void>;
  onFailure: (error: unknown, lost: number) => void;
}

/** Events on their way to the database, in batches, so that a burst costs memory of a known size. */
export interface EventBuffer<Event> {
  /** All or none; false where there is no room. A whole batch is stored at once. */
  add(events: readonly Event[]): boolean;
  /** Resolves when everything that was added before is stored or lost. */
  flush(): Promise<void>;
}

export function createEventBuffer<Event>(options: EventBufferOptions<Event>): EventBuffer<Event> {
  const { capacity, batchSize, store, onFailure } = options;
  const waiting: Event[] = [];
  let storing = Promise.resolve();
  let isStoring = false;

  async function storeAll() {
    isStoring = true;
    while (waiting.length > 0) {
      // Stays in the buffer while it is stored: that is memory in use, too.
      const batch = waiting.slice(0, batchSize);
      await store(batch).catch((error: unknown) => onFailure(error, batch.length));
      waiting.splice(0, batch.length);
    }
    isStoring = false;
  }

  function flush() {
    storing = storing.then(storeAll);
    return storing;
  }

  return {
    add: (events) => {
      if (waiting.length + events.length > capacity) return false;
      waiting.push(...events);
      if (!isStoring && waiting.length >= batchSize) void flush();
      return true;
    },
    flush,
  };
}
