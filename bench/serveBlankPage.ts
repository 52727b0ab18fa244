import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An empty page of another site than `localhost` and `127.0.0.1`. */
export async function serveBlankPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Links</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://elsewhere.localhost:${port}/`, close: () => server.close() };
}
