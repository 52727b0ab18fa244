import type { Generation, ReleasePin } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';

const empty: Generation = { id: 0, activatedAt: new Date(0).toISOString(), remotes: {} };
const mostKept = 50;

/** The newest generation and those before it, which open pages may still use. */
export function createGenerationHistory() {
  const known = new Map<number, Generation>([[empty.id, empty]]);
  const listeners = new Set<(generation: Generation) => void>();
  let current = empty;

  return {
    current: () => current,
    get: (id: number) => known.get(id),
    /** Pin of a version in any generation of the history. */
    findPin: (remote: RemoteName, version: string): ReleasePin | undefined =>
      [...known.values()]
        .flatMap(({ remotes }) => [remotes[remote]?.current, remotes[remote]?.previous])
        .find((pin) => pin?.version === version),
    /** Makes a generation current unless it is older than the current one. */
    add(generation: Generation): void {
      if (generation.id <= current.id) return;
      current = generation;
      known.set(generation.id, generation);
      const oldest = known.keys().next().value;
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
      for (const listener of listeners) listener(generation);
    },
    /** Lets an older generation become current. */
    reset(): void {
      current = empty;
    },
    subscribe(onChange: (generation: Generation) => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export type GenerationHistory = ReturnType<typeof createGenerationHistory>;
