import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startRenderProcess, type RenderProcess } from './renderProcess';

/** Longer queues would only serve visitors who have already left. */
const queueLimit = 500;
/** Pause before the restart of a process that failed to start. */
const failedStartPauseMs = 1000;

/** Hands out a fixed number of render processes in turn, and replaces those that end. */
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
    async take(): Promise<RenderProcess> {
      for (let renderer = idle.pop(); renderer; renderer = idle.pop()) {
        if (renderer.isAlive()) return renderer;
      }
      if (waiting.length >= queueLimit) throw new Error('too many pages wait to be rendered');
      return new Promise((resolve) => waiting.push(resolve));
    },
    give,
    residentBytes: () => [...alive].reduce((sum, renderer) => sum + renderer.residentBytes(), 0),
    async close(): Promise<void> {
      isClosing = true;
      for (const renderer of idle.splice(0)) renderer.end();
      await Promise.all(runs);
    },
  };
}
