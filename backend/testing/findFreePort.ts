import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const lowestPort = 20_000;
/** Above this, systems assign ports to connections and to servers that request any port. */
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

/** Finds a free port for servers that cannot report theirs or that restart at the same one. */
export function findFreePort(): Promise<number> {
  return findAnyOf(attempts);
}
