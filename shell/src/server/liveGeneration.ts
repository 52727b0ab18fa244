import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { createParser } from 'eventsource-parser';
import { generationSchema, type Generation } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import { authorization, type RegistryAccess } from './registryFiles';

/** The newest generation this edge has heard of, and what it heard of before. */
export interface LiveGeneration {
  current: () => Generation;
  /** Asks the registry for one that this edge has not heard of: a page may come from another edge. */
  find: (id: number) => Promise<Generation | undefined>;
  /** Whether a version is live, or was in the generations that this edge remembers. */
  hasHeardOf: (remote: RemoteName, version: string) => boolean;
  subscribe: (onChange: (generation: Generation) => void) => () => void;
  close: () => void;
}

const empty: Generation = { id: 0, activatedAt: new Date(0).toISOString(), remotes: {} };
const retryMs = 1000;
const remembered = 50;
const fetchTimeoutMs = 3000;

// Not fetch: after an abort its pool connects once more, and that connection keeps the registry open.
async function* openStream(access: RegistryAccess, signal: AbortSignal): AsyncGenerator<string> {
  const url = new URL('/_delivery/events', access.registryOrigin);
  const { get } = url.protocol === 'https:' ? https : http;
  const request = get(url, { signal, headers: authorization(access) });
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`the registry answered ${reply.statusCode}`);
  yield* reply.setEncoding('utf8') as AsyncIterable<string>;
}

/** Follows the registry's events; while the registry is away the last generation stays live. */
export function followRegistry(
  access: RegistryAccess,
  logger: FastifyBaseLogger,
): LiveGeneration & { ready: Promise<void> } {
  const known = new Map<number, Generation>([[empty.id, empty]]);
  const listeners = new Set<(generation: Generation) => void>();
  const stop = new AbortController();
  let current = empty;
  let resolveReady: () => void;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function adopt(generation: Generation) {
    resolveReady();
    if (generation.id <= current.id) return;
    current = generation;
    known.set(generation.id, generation);
    const oldest = known.keys().next().value;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    for (const listener of listeners) listener(generation);
  }

  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'generation') return;
      const parsed = generationSchema.safeParse(JSON.parse(data));
      if (parsed.success) {
        adopt(parsed.data);
      } else {
        logger.error({ code: 'edge.invalidGeneration' }, 'the registry sent an unknown document');
      }
    },
  });

  async function fetchGeneration(id: number): Promise<Generation | undefined> {
    const reply = await fetch(`${access.registryOrigin}/_delivery/generations/${id}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!reply.ok) return undefined;
    const generation = generationSchema.parse(await reply.json());
    adopt(generation);
    return generation;
  }

  const isStopped = () => stop.signal.aborted;

  async function follow(): Promise<void> {
    while (!isStopped()) {
      try {
        for await (const text of openStream(access, stop.signal)) {
          parser.feed(text);
        }
      } catch (error) {
        if (isStopped()) return;
        logger.warn({ code: 'edge.registryAway', err: error }, 'lost the registry, trying again');
      }
      parser.reset();
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  void follow();

  return {
    ready,
    current: () => current,
    find: async (id) => known.get(id) ?? fetchGeneration(id),
    hasHeardOf: (remote, version) =>
      [...known.values()].some(({ remotes }) =>
        [remotes[remote]?.current, remotes[remote]?.previous].some(
          (pin) => pin?.version === version,
        ),
      ),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      stop.abort();
    },
  };
}
