import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const refusal = z.object({ code: z.string() });

interface RawRequest {
  method: string;
  headers: Record<string, string | number>;
  chunks?: Buffer[];
}

/** Sends requests that `fetch` would normalize; returns the status and the code of a refusal. */
export function sendRaw(
  url: string,
  { method, headers, chunks = [] }: RawRequest,
): Promise<{ status: number | undefined; code?: string }> {
  const { hostname, port, origin } = new URL(url);
  const path = url.slice(origin.length);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status } = response;
      text(response).then((body) => {
        resolve({ status, ...(body && refusal.parse(JSON.parse(body))) });
      }, reject);
    });
    sent.on('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}
