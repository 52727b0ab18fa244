/** What has been opened, closed in reverse order. */
export interface ClosingStack {
  /** Opens something and remembers how to close it. */
  open: <Thing extends { close: () => Promise<void> }>(thing: Promise<Thing>) => Promise<Thing>;
  close: () => Promise<void>;
}

/** Closes everything even if one part refuses to; that part's error is thrown in the end. */
export function createClosingStack(): ClosingStack {
  const opened: { close: () => Promise<void> }[] = [];
  return {
    async open(thing) {
      const ready = await thing;
      opened.push(ready);
      return ready;
    },
    async close() {
      const failures: unknown[] = [];
      for (let part = opened.pop(); part; part = opened.pop()) {
        await part.close().catch((failure: unknown) => failures.push(failure));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'the site did not close cleanly');
    },
  };
}
