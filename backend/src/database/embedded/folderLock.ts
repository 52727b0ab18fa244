import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SiteError } from '@tidegate/contracts/errors/siteError';

export interface FolderLock {
  release(): Promise<void>;
}

/** Locks a real path by a listening socket, which the system closes even after kill -9. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = lockAddress(folder);
  const server = (await listen(address)) ?? (await listenAgain(address));
  if (!server) {
    throw new SiteError('database.locked', `Another process is using the database in ${folder}`, {
      details: { folder },
    });
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Only Linux and Windows have socket names outside the file system. */
function lockAddress(folder: string): string {
  const name = `tidegate-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.lock`);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** Takes over the socket file of a process that no longer exists. */
async function listenAgain(address: string): Promise<Server | undefined> {
  const isFile = !address.startsWith('\0') && process.platform !== 'win32';
  if (!isFile || (await isAnswering(address))) return undefined;
  await unlink(address);
  return listen(address);
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(address);
    visitor.once('connect', () => resolve(true));
    visitor.once('error', () => resolve(false));
    visitor.once('close', () => visitor.destroy());
  });
}
