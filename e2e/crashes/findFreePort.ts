import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const lowestPort = 20_000;
/** Above this limit, operating systems assign ports dynamically. */
const endOfPorts = 30_000;
const attempts = 10;

async function findAnyOf(remaining: number): Promise<number> {
  const port = randomInt(lowestPort, endOfPorts);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (remaining === 0) throw error;
    return findAnyOf(remaining - 1);
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** For servers that cannot report an assigned port, or that restart on the same port. */
export function findFreePort(): Promise<number> {
  return findAnyOf(attempts);
}
