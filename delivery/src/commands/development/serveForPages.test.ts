import { on, once } from 'node:events';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { findFreePort } from './findFreePort';
import { serveForPages, type ServedRemote } from './serveForPages';

const messageSchema = z.object({ type: z.string() });
let remoteDir: string;
let served: ServedRemote;

beforeAll(async () => {
  // Below the checkout, so that its imports resolve.
  remoteDir = await mkdtemp(path.join(process.cwd(), '.cache/served-'));
  await cp('remotes/tools', remoteDir, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist)$/.test(file),
  });
  const progress = { line: () => undefined, phase: jest.fn() };
  served = await serveForPages({ name: 'tools', remoteDir, port: await findFreePort(), progress });
});

afterAll(async () => {
  await served.close();
  await rm(remoteDir, { recursive: true, force: true });
});

async function listen(last: string, file: string, text: string): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws`);
  const messages = on(socket, 'message');
  await once(socket, 'open');
  // Repeated, because nothing reports when a watcher is ready.
  const writing = setInterval(() => void appendFile(file, text), 300);
  const types: string[] = [];
  for await (const [message] of messages) {
    types.push(messageSchema.parse(JSON.parse(String(message))).type);
    if (types.at(-1) === last) break;
  }
  clearInterval(writing);
  socket.close();
  return types;
}

test('a page reloads when its messages change', async () => {
  const messages = path.join(remoteDir, 'locales/en/tools.json');

  expect(await listen('static-changed', messages, ' ')).toContain('static-changed');
});

test('a page refreshes changed code in place', async () => {
  const code = path.join(remoteDir, 'src/exposed/remote.ts');

  const types = await listen('invalid', code, '\n');

  expect(types).toContain('hot');
  expect(types).not.toContain('static-changed');
});
