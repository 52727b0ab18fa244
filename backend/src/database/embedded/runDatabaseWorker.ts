import { Worker } from 'node:worker_threads';

import { SiteError } from '@tidegate/contracts/errors/siteError';

const maxNoiseLength = 2000;

export interface DatabaseWorker {
  stop(): Promise<void>;
}

/** Runs the database in a thread until stopped. Without a socket it only creates the cluster. */
export async function runDatabaseWorker(
  workerFile: string,
  files: { clusterFolder: string; socketPath?: string },
): Promise<DatabaseWorker> {
  const worker = new Worker(workerFile, {
    workerData: files,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
  const failure = collectFailure(worker);

  const event = await Promise.race([
    new Promise<'ready'>((resolve) => worker.once('message', () => resolve('ready'))),
    ended,
  ]);
  if (event !== 'ready' && event !== 0) {
    throw new SiteError('database.startFailed', 'The embedded database did not start', {
      details: { folder: files.clusterFolder, noise: failure.noise() },
      cause: failure.cause(),
    });
  }
  return {
    stop: async () => {
      worker.postMessage('stop');
      await ended;
    },
  };
}

/** Buffers the kilobytes that a crashing PGlite prints, to keep them off the terminal. */
function collectFailure(worker: Worker): { cause: () => unknown; noise: () => string } {
  let noise = '';
  let cause: unknown;
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on('data', (chunk) => {
      noise = (noise + String(chunk)).slice(-maxNoiseLength);
    });
  }
  worker.on('error', (error) => {
    cause = error instanceof Error ? new Error(error.message.slice(0, maxNoiseLength)) : error;
  });
  return { cause: () => cause, noise: () => noise };
}
