import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SiteError } from '@tidegate/contracts/siteError';

import { sourceFiles } from '../../backendFiles';
import { runDatabaseWorker, type DatabaseWorker } from './runDatabaseWorker';
import { lockFolder } from './folderLock';

/** The socket's name is PostgreSQL's own, so that `psql -h <folder>` works too. */
const socketName = '.s.PGSQL.5432';
/** macOS allows 103 bytes, Linux 107. */
const maxSocketPathBytes = 100;

/** A PostgreSQL of our own, in a thread of this process. */
export interface EmbeddedDatabase {
  /** A connection string like any other: who holds it need not know what answers. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on `dataDir`, which it creates at need and holds alone until it
 * is closed or the process ends. It survives kill -9, but does not promise to survive a power cut.
 */
export async function startEmbeddedDatabase({
  dataDir,
  workerFile = sourceFiles.databaseWorker,
}: {
  dataDir: string;
  /** What the thread runs; else the sources. */
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

/**
 * A new cluster is made aside and renamed, so that one left half made is never opened. Its thread
 * ends with it, which gives back the half gigabyte that the making needs.
 */
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

/** Inside the data folder, where a start after a crash finds and removes it, unless too long. */
async function makeSocketFolder(folder: string): Promise<string> {
  const inside = join(folder, 'run');
  if (Buffer.byteLength(join(inside, socketName)) > maxSocketPathBytes) {
    return mkdtemp(join(tmpdir(), 'tidegate-'));
  }
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { mode: 0o700 });
  return inside;
}
