import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { settings } from '../../site/settings';

export interface SentRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface ReceivedReply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const { host, port: sitePort } = new URL(settings.siteUrl);

export const edgePort = Number(sitePort);

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Sends a request to a port as if it were sent to the site. */
export function sendTo(port: number, { method = 'GET', url, headers, body }: SentRequest) {
  return new Promise<ReceivedReply>((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path: url, method };
    request({ ...options, headers: { host, ...headers } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const text = decode(Buffer.concat(parts), reply.headers['content-encoding']);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** A busy machine may miss the deadline of a render. */
export async function sendUntilRendered(
  port: number,
  request: SentRequest,
  attempts = 5,
): Promise<ReceivedReply> {
  const reply = await sendTo(port, request);
  if (reply.status !== 503 || attempts === 1) return reply;
  return sendUntilRendered(port, request, attempts - 1);
}

/** Handles all items, at most `atOnce` of them at the same time. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  async function handleNext(): Promise<void> {
    const item = rest.shift();
    if (item === undefined) return;
    await handle(item);
    await handleNext();
  }
  await Promise.all(Array.from({ length: atOnce }, handleNext));
}
