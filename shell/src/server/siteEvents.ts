import type { FastifyReply } from 'fastify';
import type { LiveGeneration } from './liveGeneration';

const heartbeatMs = 15_000;

/** Tells every open page which generation is live; each page decides what that means for it. */
export function createSiteEvents(live: LiveGeneration, shellVersion: string) {
  const open = new Set<FastifyReply>();

  function frame(): string {
    const data = JSON.stringify({ generation: live.current().id, shellVersion });
    return `event: generation\ndata: ${data}\n\n`;
  }

  const unsubscribe = live.subscribe(() => {
    const announcement = frame();
    for (const { raw } of open) raw.write(announcement);
  });
  const heartbeat = setInterval(() => {
    for (const { raw } of open) raw.write(':\n\n');
  }, heartbeatMs);

  return {
    connect(reply: FastifyReply): void {
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.raw.write(`retry: 1000\n${frame()}`);
      open.add(reply);
      reply.raw.on('close', () => open.delete(reply));
    },
    count: () => open.size,
    close(): void {
      unsubscribe();
      clearInterval(heartbeat);
      for (const { raw } of open) raw.end();
    },
  };
}
