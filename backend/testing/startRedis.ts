import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './findFreePort';

const startDeadlineMs = 10_000;
const pollMs = 50;

export interface TestRedis {
  url: string;
  /** Stops the server and discards its data. */
  stop(): Promise<void>;
  /** Restarts it at the same address. */
  start(): Promise<void>;
  /** Suspends the process, so that it accepts connections but does not respond. */
  freeze(): void;
  thaw(): void;
}

export function isRedisInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** Starts Redis from Debian's package. */
export async function startRedis(): Promise<TestRedis> {
  const port = String(await findFreePort());
  const launch = () =>
    spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], {
      cwd: '/tmp',
      stdio: 'ignore',
    });
  let server = launch();
  const waitUntilReady = async () => {
    const deadline = Date.now() + startDeadlineMs;
    while (spawnSync('redis-cli', ['-p', port, 'ping']).status !== 0) {
      if (Date.now() > deadline) throw new Error('Redis did not start in time');
      await wait(pollMs);
    }
  };
  await waitUntilReady();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    start: async () => {
      server = launch();
      await waitUntilReady();
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
}
