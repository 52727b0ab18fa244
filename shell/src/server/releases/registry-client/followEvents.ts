import http from 'node:http';
import https from 'node:https';
import { createParser } from 'eventsource-parser';
import type { Generation } from '@tidegate/contracts/remotes/release';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadGeneration } from './createGenerationReader';
import { authorization, type RegistryAccess } from './registryFiles';

const retryMs = 1000;

// Not fetch: after an abort its pool reconnects, and that connection keeps the registry open.
async function* openStream(access: RegistryAccess, signal: AbortSignal): AsyncGenerator<string> {
  const url = new URL('/_delivery/events', access.registryOrigin);
  const { get } = url.protocol === 'https:' ? https : http;
  const options = { signal, headers: authorization(access) };
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
  if (reply.statusCode !== 200) throw new Error(`the registry answered ${reply.statusCode}`);
  for await (const text of reply.setEncoding('utf8')) yield String(text);
}

/** Calls back with each announced generation and reconnects until `signal` aborts. */
export async function followEvents(
  access: RegistryAccess,
  options: {
    readGeneration: ReadGeneration;
    onGeneration: (generation: Generation) => void;
    onLost: () => Promise<void>;
    logger: FastifyBaseLogger;
    signal: AbortSignal;
  },
): Promise<void> {
  const { readGeneration, onGeneration, onLost, logger, signal } = options;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'generation') return;
      const generation = readGeneration(JSON.parse(data));
      if (generation) onGeneration(generation);
    },
  });
  const isStopped = () => signal.aborted;

  while (!isStopped()) {
    try {
      for await (const text of openStream(access, signal)) parser.feed(text);
    } catch (error) {
      if (isStopped()) return;
      logger.warn({ code: 'edge.registryAway', err: error }, 'lost the registry, trying again');
      await onLost();
    }
    parser.reset();
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
