import { connect } from 'node:net';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { settings } from '../../site/settings';
import { expect, test } from '../fixtures';
import { hostileAddresses } from './hostileAddresses';
import { hostileBodies } from './hostileBodies';
import { hostileHeaders } from './hostileHeaders';
import type { HostileRequest } from './hostileRequest';
import { rawRequests } from './rawRequests';

/** Internals such as stack traces, packages, SQL and folders. */
const inside = /\n\s+at |node_modules|FST_ERR|\bselect .* from |\/(?:home|root|tmp|work)\//;

function send(
  api: APIRequestContext,
  { path, method = 'GET', headers = {}, body }: HostileRequest,
): Promise<APIResponse> {
  // Playwright would send a string as a JSON string.
  const data = body === undefined ? undefined : Buffer.from(body);
  return api.fetch(path, { method, headers: { ...headers }, data, maxRedirects: 0 });
}

for (const [kind, rows] of [
  ['address', hostileAddresses],
  ['header', hostileHeaders],
  ['body', hostileBodies],
] as const) {
  for (const row of rows) {
    test(`the ${kind} ${row.what} gets ${row.status} and reveals no internals`, async ({
      request,
    }) => {
      const reply = await send(request, row);
      const text = await reply.text();

      expect(reply.status()).toBe(row.status);
      expect(text).not.toMatch(inside);
      expect(JSON.stringify(reply.headers())).not.toMatch(/evil\.example|"x=1/);
      expect(text).not.toMatch(/(?:href|action|src)="(?:https?:)?[\\/]{2}evil\.example|<script>"/);
    });
  }
}

function sendBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(settings.siteUrl);
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (reply += text))
      .on('error', reject)
      .on('close', () => resolve(reply));
  });
}

for (const [what, bytes, start] of rawRequests) {
  test(`on the wire, ${what} gets only this reply: ${start || 'nothing'}`, async () => {
    const reply = await sendBytes(bytes);

    expect(reply.slice(0, 12)).toBe(start);
    expect(reply.match(/^HTTP\/1\.1 /gm) ?? []).toHaveLength(start ? 1 : 0);
    expect(reply).not.toMatch(inside);
    expect(reply).not.toMatch(/"><y/);
  });
}
