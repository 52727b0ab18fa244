import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startRenderProcess, type RenderProcess } from './renderProcess';

/** Pages that may wait for a process; a longer queue would only answer visitors who have left. */
const queueLimit = 500;
/** A build that cannot even start is not started again and again without a pause. */
const failedStartPauseMs = 1000;

/**
 * A fixed number of rendering processes, handed out one page at a time, first come first served.
 * One that ends is replaced; what it had loaded, its successor loads again.
 */
export function createProcessQueue({
  renderFile,
  size,
  logger,
}: {
  renderFile: string;
  size: number;
  logger: FastifyBaseLogger;
}) {
  const alive = new Set<RenderProcess>();
  const idle: RenderProcess[] = [];
  const waiting: ((renderer: RenderProcess) => void)[] = [];
  let isClosing = false;

  function give(renderer: RenderProcess): void {
    if (!renderer.isAlive()) return;
    const next = waiting.shift();
    if (next) next(renderer);
    else if (isClosing) renderer.end();
    else idle.push(renderer);
  }

  async function keepOneRunning(): Promise<void> {
    for (;;) {
      const renderer = startRenderProcess(renderFile, (text) => {
        logger.warn({ code: 'edge.rendererPrinted', text });
      });
      alive.add(renderer);
      give(renderer);
      const end = await renderer.ended;
      alive.delete(renderer);
      if (idle.includes(renderer)) idle.splice(idle.indexOf(renderer), 1);
      if (isClosing && waiting.length === 0) return;
      logger.warn({ code: 'edge.rendererLost', err: end });
      if (!renderer.isReady()) await sleep(failedStartPauseMs);
    }
  }
  const runs = Array.from({ length: size }, keepOneRunning);

  return {
    /** Rejects when too many pages wait already. */
    async take(): Promise<RenderProcess> {
      for (let renderer = idle.pop(); renderer; renderer = idle.pop()) {
        if (renderer.isAlive()) return renderer;
      }
      if (waiting.length >= queueLimit) throw new Error('too many pages wait to be rendered');
      return new Promise((resolve) => waiting.push(resolve));
    },
    /** Gives a process back after its page, dead or alive. */
    give,
    residentBytes: () => [...alive].reduce((sum, renderer) => sum + renderer.residentBytes(), 0),
    async close(): Promise<void> {
      isClosing = true;
      for (const renderer of idle.splice(0)) renderer.end();
      await Promise.all(runs);
    },
  };
}
