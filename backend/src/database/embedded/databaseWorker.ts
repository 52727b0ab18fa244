import { createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';

import { SessionQueue } from './sessionQueue';
import { WireRequestReader } from './WireRequestReader';

const { clusterFolder, socketPath } = z
  .object({ clusterFolder: z.string(), socketPath: z.optional(z.string()) })
  .parse(workerData);

const encryptionRefused = Buffer.from('N');

// A tenth of the default: the file cache holds the folder anyway.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const database = await PGlite.create({ dataDir: clusterFolder, startParams });
const clients = new Set<Socket>();
const queue = new SessionQueue(
  {
    run: async (request, onReply) => {
      await database.execProtocolRawStream(request, { onRawData: onReply });
    },
    isInTransaction: () => database.isInTransaction(),
    rollBack: async () => {
      await database.exec('rollback');
    },
  },
  (cause) => {
    throw cause;
  },
);

const server = createServer((client) => {
  const reader = new WireRequestReader();
  const reply = (bytes: Uint8Array) => {
    // The session reuses its buffer for the next reply.
    if (client.writable) client.write(Buffer.from(bytes));
  };
  clients.add(client);
  client.on('data', (chunk) => {
    for (const request of reader.read(chunk)) {
      if (request.kind === 'run') queue.enqueue(client, request.bytes, reply);
      else if (request.kind === 'terminate') client.end();
      else reply(encryptionRefused);
    }
  });
  client.on('error', () => client.destroy());
  client.on('close', () => {
    clients.delete(client);
    queue.leave(client);
  });
});

async function stop(): Promise<void> {
  server.close();
  for (const client of clients) client.destroy();
  await database.close();
  process.exit(0);
}

if (socketPath === undefined) await stop();

parentPort?.once('message', () => void stop());
server.listen(socketPath, () => parentPort?.postMessage('ready'));
