import { LRUCache } from 'lru-cache';

/** Shares what is loaded under a key. Failures are loaded again, as are results not to be kept. */
export function createPromiseCache<Result>(
  max: number,
  isKept: (result: Result) => boolean = () => true,
) {
  const kept = new LRUCache<string, Promise<Result>>({ max });
  return {
    get(key: string, load: () => Promise<Result>): Promise<Result> {
      const known = kept.get(key);
      if (known) return known;
      const pending = load();
      kept.set(key, pending);
      const forget = () => {
        if (kept.peek(key) === pending) kept.delete(key);
      };
      pending.then((result) => {
        if (!isKept(result)) forget();
      }, forget);
      return pending;
    },
    has: (key: string) => kept.has(key),
    forget(prefix: string): void {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
}
