import type { ApiReply, ApiTransport } from '@tidegate/contracts/siteApi';
import type { MessagePort } from 'node:worker_threads';
import type { PortReply, PortRequest } from '../renderTask';

/** Calls from a render: the edge makes them, because only it has the token. */
export function createPortTransport(port: MessagePort): ApiTransport {
  const waiting = new Map<number, (reply: ApiReply) => void>();
  let lastId = 0;

  port.on('message', ({ id, reply }: PortReply) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });

  return ({ method, path, search, body }) =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      const request = {
        method,
        path,
        ...(search && { search }),
        ...(body !== undefined && { body }),
      };
      port.postMessage({ id: lastId, request } satisfies PortRequest);
    });
}
