import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CommandFailure } from '../bootstrap/failure.js';
import { toolEnvironment } from '../pass-cache/toolEnvironment';
import { endGroup, spawnGroup, stopCleanly } from '../processes/processGroup';

export interface SiteProcess {
  origin: string;
  /** Origin of the health and metrics endpoints. */
  operationsOrigin: string;
  /** Stops the site as an operator would; throws unless it exits cleanly. */
  stop: () => Promise<void>;
}

const originLine = /^(?<what>operations|ready) (?<origin>http:\S+)$/;

async function waitUntilReady(
  site: ChildProcess,
): Promise<Pick<SiteProcess, 'origin' | 'operationsOrigin'>> {
  const output: string[] = [];
  let operationsOrigin = '';
  return new Promise((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        output.push(line);
        const { what, origin = '' } = originLine.exec(line)?.groups ?? {};
        if (what === 'operations') operationsOrigin = origin;
        if (what === 'ready') resolve({ origin, operationsOrigin });
      });
    }
    site.once('close', (code) => {
      const reason = `The site ended with exit code ${String(code)} before it was ready`;
      reject(new CommandFailure(reason, { output: output.join('\n') }));
    });
  });
}

/** Another site on this machine may use the default port. */
async function findFreeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Runs `npm start` in a separate process with its own port and data. */
export async function startSiteProcess(options: {
  rootDir: string;
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}): Promise<SiteProcess> {
  const { rootDir, dataDir, env, signal } = options;
  signal?.throwIfAborted();
  const site = spawnGroup(
    process.execPath,
    [path.join(rootDir, 'delivery/tidegate.mjs'), 'start'],
    {
      cwd: rootDir,
      env: {
        ...toolEnvironment(process.env),
        PORT: '0',
        STUN_PORT: String(await findFreeUdpPort()),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        // Tests set the visitor's address like a proxy in front of the site.
        TRUSTED_PROXIES: '127.0.0.1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const endAtOnce = () => void endGroup(site, 0);
  signal?.addEventListener('abort', endAtOnce, { once: true });
  return { ...(await waitUntilReady(site)), stop: () => stopCleanly(site) };
}
