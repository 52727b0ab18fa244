import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pass } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createEdgeServer } from './createEdgeServer';

const megabyte = 1024 * 1024;

const opened: FastifyInstance[] = [];

function open() {
  const app = createEdgeServer({ logger: Fastify().log, trustedProxies: [] });
  opened.push(app);
  return app;
}

afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** Sends the head of a request with a body of this size, whose connection ends with the reply. */
async function startRequest(sizeBytes: number) {
  const app = open();
  app.post('/', () => 'accepted');
  const refused = new Promise<void>((resolve) => {
    app.addHook('onError', async () => {
      resolve();
      await Promise.resolve();
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${sizeBytes}\r\n\r\n`,
  );
  await refused;
  await pass(50);
  return { app, socket };
}

test('an incomplete request times out after fifteen seconds', () => {
  expect(open().server.requestTimeout).toBe(15_000);
});

test('the reply to a refused body waits until the client has sent it', async () => {
  const { socket } = await startRequest(2 * megabyte);
  expect(socket.bytesRead).toBe(0);

  socket.end(Buffer.alloc(2 * megabyte, ' '));

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('the reply to a body that is far too large does not wait for it', async () => {
  const { socket } = await startRequest(17 * megabyte);

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a client that leaves while its refused body is ignored does no harm', async () => {
  const { app, socket } = await startRequest(2 * megabyte);

  socket.destroy();
  await once(socket, 'close');

  await expect(app.close()).resolves.toBeUndefined();
});
