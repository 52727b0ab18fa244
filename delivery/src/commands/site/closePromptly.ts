import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Service {
  app: { server: Server };
  /** Waits until callers use another server, because they would not survive closed connections. */
  drain?: () => Promise<void>;
  close: () => Promise<void>;
}

const checkEveryMs = 50;
/** Longer than any page takes; a slower request would delay the shutdown. */
const usualAnswerMs = 5000;
/** Counts checks instead of time, because after a long pause a request may still be unread. */
const checksUntilUnused = 5;

/** Closes as soon as requests are answered or time out; Node.js would wait for idle connections. */
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
    for (const [socket, checks] of unused) {
      if (socket.bytesRead === 0 && checks >= checksUntilUnused) socket.destroy();
      else unused.set(socket, checks + 1);
    }
  };
  const close = async () => {
    await service.drain?.();
    const checking = setInterval(closeUnused, checkEveryMs);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, longestAnswerMs);
    try {
      await service.close();
    } finally {
      clearInterval(checking);
      clearTimeout(cut);
    }
  };
  return { ...service, close };
}
