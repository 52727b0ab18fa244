import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Generation } from '@tidegate/contracts/remotes/release';
import type { GenerationFeed } from '../../generations/generationFeed';

interface EventOptions {
  feed: GenerationFeed;
  /** Shorter than the idle timeout of any proxy. */
  heartbeatMs: number;
}

/** A reader this far behind is disconnected; it reconnects and gets the newest generation. */
const highestBacklogBytes = 64 * 1024;

function toFrame(generation: Generation): string {
  return `event: generation\nid: ${generation.id}\ndata: ${JSON.stringify(generation)}\n\n`;
}

function writeOrDrop(response: ServerResponse, frame: string): void {
  if (response.writableLength > highestBacklogBytes) response.destroy();
  else response.write(frame);
}

export function eventRoutes(app: FastifyInstance, { feed, heartbeatMs }: EventOptions): void {
  const open = new Set<ServerResponse>();
  const endSubscription = feed.subscribe((generation) => {
    const frame = toFrame(generation);
    for (const response of open) writeOrDrop(response, frame);
  });
  const heartbeat = setInterval(() => {
    for (const response of open) writeOrDrop(response, ': heartbeat\n\n');
  }, heartbeatMs);

  app.get('/events', { exposeHeadRoute: false }, (request, reply) => {
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: 1000\n\n${toFrame(feed.getLatest())}`);
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  app.addHook('preClose', () => {
    clearInterval(heartbeat);
    endSubscription();
    for (const response of open) response.end();
  });
}
