import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A client that is quiet for so long is not about to send a request. */
const quietMs = 300;
const mostMs = 5000;
const pollIntervalMs = 50;
/** Node accepts one connection per turn of the event loop, so after idle turns none is pending. */
const quietTurns = 5;

export function createDrain(app: FastifyInstance) {
  const usedAt = new Map<Socket, number>();
  let isDraining = false;
  let accepted = 0;

  app.server.on('connection', (socket) => {
    accepted += 1;
    // A new connection gets the header with its first reply.
    if (isDraining) return;
    usedAt.set(socket, 0);
    socket.once('close', () => usedAt.delete(socket));
  });
  app.server.on('request', ({ socket }, reply) => {
    const note = () => usedAt.has(socket) && usedAt.set(socket, performance.now());
    note();
    reply.once('finish', note);
  });
  // Replies that are written past the framework have the header if they begin while draining.
  for (const step of ['onRequest', 'onSend'] as const) {
    app.addHook(step, async (_request: unknown, reply: FastifyReply) => {
      if (isDraining) reply.header('connection', 'close');
    });
  }

  const isInUse = () => {
    const since = performance.now() - quietMs;
    return [...usedAt.values()].some((instant) => instant > Math.max(since, 0));
  };

  /** Connections that are not accepted yet are reset when the server stops listening. */
  async function acceptAll(deadline: number): Promise<void> {
    let before: number;
    do {
      before = accepted;
      for (let turn = 0; turn < quietTurns; turn += 1) await nextTurn();
    } while (accepted > before && performance.now() < deadline);
  }

  return {
    isDraining: () => isDraining,
    /**
     * Sends `Connection: close` on all active connections first, because closing one loses a request
     * that is on its way.
     */
    async drain(leastMs: number): Promise<void> {
      isDraining = true;
      await wait(leastMs);
      const deadline = performance.now() + mostMs;
      while (isInUse() && performance.now() < deadline) await wait(pollIntervalMs);
      await acceptAll(deadline);
    },
  };
}
