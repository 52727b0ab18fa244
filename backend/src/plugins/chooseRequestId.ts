import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const safeId = /^[\w-]{8,64}$/;

/** Reuses the edge's request id, which links the logs of both. */
export function chooseRequestId(
  isTrustedProxy: (address: string) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const received = headers['x-request-id'];
    const isUsable = typeof received === 'string' && safeId.test(received);
    return isUsable && isTrustedProxy(socket.remoteAddress ?? '') ? received : randomUUID();
  };
}
