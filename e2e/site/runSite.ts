import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { settings } from './settings';

/** A site of the journey's own, started with the command that everybody starts it with. */
export interface RunningSite {
  siteUrl: string;
  /** `kill -9` of everything that the command started. */
  kill: () => Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop: () => Promise<number | null>;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function startSite(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const started = spawn(process.execPath, ['delivery/tidegate.mjs', 'start'], {
    cwd: settings.repository,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that nothing it started survives.
    detached: true,
  });
  const { pid, stdout, stderr } = started;
  if (pid === undefined) throw new Error('the site did not start');
  const gone = once(started, 'exit');
  let said = '';

  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready http/m.test(said)) resolve();
    };
    stdout.on('data', listen);
    stderr.on('data', listen);
    void gone.then(() => {
      const { exitCode, signalCode } = started;
      const end = `exit code ${exitCode}, signal ${signalCode}`;
      reject(new Error(`the site ended before it was ready (${end}):\n${said.slice(-2000)}`));
    });
  });

  return {
    siteUrl: `http://127.0.0.1:${port}`,
    async kill() {
      if (started.exitCode === null && started.signalCode === null) process.kill(-pid, 'SIGKILL');
      await gone;
    },
    async stop() {
      started.kill('SIGTERM');
      await gone;
      return started.exitCode;
    },
  };
}
