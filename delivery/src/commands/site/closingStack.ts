export interface ClosingStack {
  open: <Thing extends { close: () => Promise<void> }>(thing: Promise<Thing>) => Promise<Thing>;
  close: () => Promise<void>;
}

/** Closes everything in reverse order even if one part fails, and then throws that error. */
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
