import type { Generation } from '@tidegate/contracts/remotes/release';
import type { FastifyBaseLogger } from 'fastify';
import { createDeferred } from '../../reading/createDeferred';
import type { KeptLiveSet } from '../createKeptLiveSet';
import { createGenerationHistory, type GenerationHistory } from './createGenerationHistory';
import { followEvents } from './followEvents';
import { createGenerationReader } from './createGenerationReader';
import type { RegistryAccess } from './registryFiles';

export interface LiveGeneration extends Pick<
  GenerationHistory,
  'current' | 'findPin' | 'subscribe'
> {
  isReady: () => boolean;
  /** Asks the registry for unknown generations, because a page may come from another edge. */
  find: (id: number) => Promise<Generation | undefined>;
  close: () => Promise<void>;
}

const fetchTimeoutMs = 3000;
/** Time that a start waits for the registry before it uses the live set on disk. */
const firstAnswerMs = 3000;

function warnOfOutage(logger: FastifyBaseLogger, kept: Generation | undefined): void {
  logger.warn(
    { code: 'edge.registryAway', generation: kept?.id },
    kept
      ? 'the registry is away: starting from the live set that this machine has kept'
      : 'waiting for the registry: until it says which releases are live there are no pages',
  );
}

/** Writes generations to disk, one after another. Returns a function that waits for the last. */
function writeGenerations(history: GenerationHistory, kept: KeptLiveSet): () => Promise<void> {
  let writing = Promise.resolve();
  history.subscribe((generation) => {
    writing = writing.then(() => kept.write(generation));
  });
  return () => writing;
}

/** Keeps the last generation while the registry is unreachable. */
export function followRegistry(
  access: RegistryAccess,
  kept: KeptLiveSet,
  logger: FastifyBaseLogger,
): LiveGeneration & { ready: Promise<void> } {
  const history = createGenerationHistory();
  const readGeneration = createGenerationReader(logger);
  const stop = new AbortController();
  const ready = createDeferred();
  const isWritten = writeGenerations(history, kept);
  let isKnown = false;
  let isFromDisk = false;
  const isReady = () => isKnown;

  function adopt(generation: Generation): void {
    isKnown = true;
    ready.resolve();
    history.add(generation);
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
    warnOfOutage(logger, generation);
  }
  const firstAnswer = setTimeout(() => void startWithoutRegistry(), firstAnswerMs);

  async function findElsewhere(id: number): Promise<Generation | undefined> {
    const reply = await fetch(`${access.registryOrigin}/_delivery/generations/${id}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    const generation = reply.ok ? readGeneration(await reply.json()) : undefined;
    if (generation) adopt(generation);
    return generation;
  }

  void followEvents(access, {
    readGeneration,
    onGeneration(generation) {
      // Replaces the live set from disk even by an older one: the registry may have been restored.
      if (isFromDisk) history.reset();
      isFromDisk = false;
      adopt(generation);
    },
    onLost: startWithoutRegistry,
    logger,
    signal: stop.signal,
  });

  return {
    ...history,
    ready: ready.promise,
    isReady,
    find: async (id) => history.get(id) ?? findElsewhere(id),
    async close() {
      stop.abort();
      clearTimeout(firstAnswer);
      await isWritten();
    },
  };
}
