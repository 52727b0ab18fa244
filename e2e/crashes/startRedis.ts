import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './findFreePort';

export interface RunningRedis {
  url: string;
  /** Restarts it on the same port, unless it is running. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

async function launch(port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn('redis-server', options, {
    cwd: '/tmp',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    output += String(text);
    if (output.includes('Ready to accept connections')) break;
  }
  return server;
}

/** Starts Debian's Redis, or returns undefined if it is not installed. */
export async function startRedis(): Promise<RunningRedis | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await findFreePort();
  let server = await launch(port);
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      if (!isRunning()) server = await launch(port);
    },
    async stop() {
      if (!isRunning()) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
