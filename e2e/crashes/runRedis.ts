import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../site/runSite';

export interface RunningRedis {
  url: string;
  start: () => void;
  stop: () => Promise<void>;
}

/** Starts Debian's Redis, or gives nothing where it is missing. */
export async function startRedis(): Promise<RunningRedis | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await findFreePort();
  const launch = () =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      cwd: '/tmp',
      stdio: 'ignore',
    });
  let server = launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    start() {
      server = launch();
    },
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}
