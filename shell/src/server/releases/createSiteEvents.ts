import type { ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { toClientNetwork } from '@tidegate/contracts/visitors/toClientNetwork';
import type { FastifyReply } from 'fastify';
import type { LiveGeneration } from './registry-client/followRegistry';

const heartbeatMs = 15_000;

/** Hidden pages close their stream, so this allows as many people behind one address. */
const mostPerClient = 200;

/** Limit of all streams, because each occupies a socket. */
const mostAltogether = 10_000;

/** Local programs, or an unconfigured local proxy, do not count as one client. */
const uncounted = new BlockList();
uncounted.addSubnet('127.0.0.0', 8, 'ipv4');
uncounted.addAddress('::1', 'ipv6');

/** A slow reader is disconnected. Its page reconnects and gets the newest generation. */
const highestBacklogBytes = 16 * 1024;

const isUncounted = (address: string) =>
  uncounted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

function writeOrDrop(response: ServerResponse, frame: string): void {
  if (response.writableLength > highestBacklogBytes) response.destroy();
  else response.write(frame);
}

export function createSiteEvents(
  live: Pick<LiveGeneration, 'current' | 'subscribe'>,
  shellVersion: string,
  mostOpen = mostAltogether,
) {
  const open = new Set<ServerResponse>();
  const openByClient = new Map<string, number>();

  function frame(): string {
    const data = JSON.stringify({ generation: live.current().id, shellVersion });
    return `event: generation\ndata: ${data}\n\n`;
  }

  function count(client: string, change: 1 | -1): void {
    const counted = (openByClient.get(client) ?? 0) + change;
    if (counted === 0) openByClient.delete(client);
    else openByClient.set(client, counted);
  }

  const unsubscribe = live.subscribe(() => {
    const announcement = frame();
    for (const response of open) writeOrDrop(response, announcement);
  });
  const heartbeat = setInterval(() => {
    for (const response of open) writeOrDrop(response, ':\n\n');
  }, heartbeatMs);

  return {
    connect(address: string, reply: FastifyReply): void {
      const client = toClientNetwork(address);
      if (!isUncounted(address) && (openByClient.get(client) ?? 0) >= mostPerClient) {
        void reply.code(429).header('retry-after', '60').send();
        return;
      }
      if (open.size >= mostOpen) {
        void reply.code(503).header('retry-after', '60').send();
        return;
      }
      reply.hijack();
      const { raw: response } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write(`retry: 1000\n${frame()}`);
      open.add(response);
      count(client, 1);
      response.once('close', () => {
        open.delete(response);
        count(client, -1);
      });
    },
    count: () => open.size,
    close(): void {
      unsubscribe();
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}
