import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SiteError } from '@tidegate/contracts/errors/siteError';

import { sourceFiles } from '../../backendFiles';
import { runDatabaseWorker, type DatabaseWorker } from './runDatabaseWorker';
import { lockFolder } from './folderLock';

/** PostgreSQL's own name, which makes `psql -h <folder>` work. */
const socketName = '.s.PGSQL.5432';
/** macOS allows 103 bytes, Linux 107. */
const maxSocketPathBytes = 100;

/** PostgreSQL in a thread of this process. */
export interface EmbeddedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts PostgreSQL and locks `dataDir`. Data survives kill -9, but possibly not a power cut. */
export async function startEmbeddedDatabase({
  dataDir,
  workerFile = sourceFiles.databaseWorker,
}: {
  dataDir: string;
  workerFile?: string;
}): Promise<EmbeddedDatabase> {
  const folder = await openFolder(dataDir);
  const lock = await lockFolder(folder);
  try {
    const clusterFolder = await ensureCluster(folder, workerFile);
    const socketFolder = await makeSocketFolder(folder);
    const worker = await runDatabaseWorker(workerFile, {
      clusterFolder,
      socketPath: join(socketFolder, socketName),
    });
    return {
      url: `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}`,
      close: async () => {
        await worker.stop();
        await rm(socketFolder, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const folder = await realpath(dataDir);
    await access(folder, constants.W_OK);
    return folder;
  } catch (cause) {
    throw new SiteError('database.unwritable', `Cannot write to the folder ${dataDir}`, {
      details: { folder: dataDir },
      cause,
    });
  }
}

/** Renames a complete cluster into place. Its own thread frees the half gigabyte of initdb. */
async function ensureCluster(folder: string, workerFile: string): Promise<string> {
  const cluster = join(folder, 'cluster');
  if (existsSync(cluster)) return cluster;
  const unfinished = join(folder, 'cluster.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  const worker: DatabaseWorker = await runDatabaseWorker(workerFile, {
    clusterFolder: unfinished,
  });
  await worker.stop();
  await rename(unfinished, cluster);
  return cluster;
}

/** Prefers the data folder, where the start after a crash removes a left-over socket. */
async function makeSocketFolder(folder: string): Promise<string> {
  const inside = join(folder, 'run');
  if (Buffer.byteLength(join(inside, socketName)) > maxSocketPathBytes) {
    return mkdtemp(join(tmpdir(), 'tidegate-'));
  }
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { mode: 0o700 });
  return inside;
}
