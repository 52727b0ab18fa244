import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Service {
  app: { server: Server };
  close: () => Promise<void>;
}

const lookEveryMs = 50;

/**
 * Lets a service close as soon as its requests are answered. By itself an HTTP server waits more
 * than a minute for connections that nobody uses: those kept alive after the last reply, and those
 * that a browser or another service opened for a request it may send some day.
 */
export function closePromptly<Thing extends Service>(service: Thing): Thing {
  const { server } = service.app;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  const closeUnused = () => {
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  const close = async () => {
    const timer = setInterval(closeUnused, lookEveryMs);
    try {
      await service.close();
    } finally {
      clearInterval(timer);
    }
  };
  return { ...service, close };
}
