import { request } from 'node:http';
import { settings } from '../site/settings';

/** Posts from a local address that the site does not trust as a proxy. */
export function sendFrom(
  localAddress: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: unknown }> {
  const { hostname, port } = new URL(settings.siteUrl);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ hostname, port, path, localAddress, method: 'POST' },
        headers: { ...headers, 'content-type': 'application/json' },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) });
        });
      },
    );
    call.on('error', reject).end(JSON.stringify(body));
  });
}
