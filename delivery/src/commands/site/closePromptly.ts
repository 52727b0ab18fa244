import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Service {
  app: { server: Server };
  /** Lets callers go elsewhere first; they would not survive that their connections are closed. */
  drain?: () => Promise<void>;
  close: () => Promise<void>;
}

const lookEveryMs = 50;
/** More than a page may take. Who waits longer for an answer would hold up the end of the site. */
const usualAnswerMs = 5000;
/** Looks, not time: after a long pause of the process a request may still lie unread. */
const looksUntilUnused = 5;

/**
 * Lets a service close as soon as its requests are answered, or have had time to be. By itself an HTTP server waits more
 * than a minute for connections that nobody uses: those kept alive after the last reply, and those
 * that a browser or another service opened for a request it may send some day.
 */
export function closePromptly<Thing extends Service>(
  service: Thing,
  longestAnswerMs = usualAnswerMs,
): Thing {
  const { server } = service.app;
  const unused = new Map<Socket, number>();
  server.on('connection', (socket) => {
    unused.set(socket, 0);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  const closeUnused = () => {
    server.closeIdleConnections();
    for (const [socket, looks] of unused) {
      if (socket.bytesRead === 0 && looks >= looksUntilUnused) socket.destroy();
      else unused.set(socket, looks + 1);
    }
  };
  const close = async () => {
    await service.drain?.();
    const looking = setInterval(closeUnused, lookEveryMs);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, longestAnswerMs);
    try {
      await service.close();
    } finally {
      clearInterval(looking);
      clearTimeout(cut);
    }
  };
  return { ...service, close };
}
