import type { Server } from 'node:net';

export function portOf(server: Server): number {
  const address = server.address();
  if (address !== null && typeof address !== 'string') return address.port;
  throw new Error('The server listens on no port.');
}
