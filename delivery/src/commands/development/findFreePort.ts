import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../processes/portOf';

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
