import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const caching = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`;

/** An edge that counts its pages, which expire at once unless their path is `/long`. */
export async function startFakeEdge() {
  let count = 0;
  const edge = createServer((request, reply) => {
    count += 1;
    reply.setHeader('cache-control', caching(request.url === '/long' ? 60 : 1));
    if (request.url === '/cookie') reply.setHeader('set-cookie', 'personal=1');
    reply.end(`page ${count}`);
  });
  const port = await new Promise<number>((resolve) => {
    edge.listen(0, '127.0.0.1', () => resolve((edge.address() as AddressInfo).port));
  });
  return {
    host: `127.0.0.1:${port}`,
    stop() {
      edge.close();
      edge.closeAllConnections();
    },
  };
}
