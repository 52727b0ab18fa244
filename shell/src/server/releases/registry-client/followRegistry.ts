import type { Generation, ReleasePin } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptLiveSet } from '../keptLiveSet';
import { createGenerationReader } from './readGeneration';
import { followEvents } from './followEvents';
import type { RegistryAccess } from './registryFiles';

export interface LiveGeneration {
  isReady: () => boolean;
  current: () => Generation;
  /** Asks the registry for unknown generations, because a page may come from another edge. */
  find: (id: number) => Promise<Generation | undefined>;
  /** Pin of a version in any generation that this edge remembers. */
  findPin: (remote: RemoteName, version: string) => ReleasePin | undefined;
  subscribe: (onChange: (generation: Generation) => void) => () => void;
  close: () => Promise<void>;
}

const empty: Generation = { id: 0, activatedAt: new Date(0).toISOString(), remotes: {} };
const remembered = 50;
const fetchTimeoutMs = 3000;
/** Time that a start waits for the registry before it uses the live set on disk. */
const firstAnswerMs = 3000;

/** Keeps the last generation while the registry is unreachable. */
export function followRegistry(
  access: RegistryAccess,
  kept: KeptLiveSet,
  logger: FastifyBaseLogger,
): LiveGeneration & { ready: Promise<void> } {
  const known = new Map<number, Generation>([[empty.id, empty]]);
  const listeners = new Set<(generation: Generation) => void>();
  const readGeneration = createGenerationReader(logger);
  const stop = new AbortController();
  let current = empty;
  let isKnown = false;
  let isFromDisk = false;
  let writing = Promise.resolve();
  const isReady = () => isKnown;
  let resolveReady: () => void;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function adopt(generation: Generation) {
    isKnown = true;
    resolveReady();
    if (generation.id <= current.id) return;
    current = generation;
    writing = writing.then(() => kept.write(generation));
    known.set(generation.id, generation);
    const oldest = known.keys().next().value;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    for (const listener of listeners) listener(generation);
  }

  /** Replaces the live set from disk even by an older one: the registry may have been restored. */
  function adoptAnnounced(generation: Generation) {
    if (isFromDisk) current = empty;
    isFromDisk = false;
    adopt(generation);
  }

  async function startWithoutRegistry(): Promise<void> {
    clearTimeout(firstAnswer);
    if (isReady()) return;
    const generation = await kept.read();
    if (isReady()) return;
    if (generation) {
      isFromDisk = true;
      adopt(generation);
    }
    logger.warn(
      { code: 'edge.registryAway', generation: generation?.id },
      generation
        ? 'the registry is away: starting from the live set that this machine has kept'
        : 'waiting for the registry: until it says which releases are live there are no pages',
    );
  }
  const firstAnswer = setTimeout(() => void startWithoutRegistry(), firstAnswerMs);

  async function fetchGeneration(id: number): Promise<Generation | undefined> {
    const reply = await fetch(`${access.registryOrigin}/_delivery/generations/${id}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!reply.ok) return undefined;
    const generation = readGeneration(await reply.json());
    if (generation) adopt(generation);
    return generation;
  }

  void followEvents(access, {
    readGeneration,
    onGeneration: adoptAnnounced,
    onLost: startWithoutRegistry,
    logger,
    signal: stop.signal,
  });

  return {
    ready,
    isReady,
    current: () => current,
    find: async (id) => known.get(id) ?? fetchGeneration(id),
    findPin: (remote, version) =>
      [...known.values()]
        .flatMap(({ remotes }) => [remotes[remote]?.current, remotes[remote]?.previous])
        .find((pin) => pin?.version === version),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async close() {
      stop.abort();
      clearTimeout(firstAnswer);
      await writing;
    },
  };
}
