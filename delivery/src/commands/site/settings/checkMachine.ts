import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { CommandFailure } from '../../bootstrap/failure.js';
import { portOf } from '../../processes/portOf';
import type { ListenAddress } from './listenAddress';
import type { SiteSettings } from './parseSettings';

interface Probe extends ListenAddress {
  /** Setting for another port. */
  otherwise: string;
}

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken. Stop the program that uses it',
  EACCES: 'is reserved on this machine. Use one above 1023',
};

function explainPort({ port, otherwise }: Probe, error: NodeJS.ErrnoException): CommandFailure {
  const refusal = refusals[error.code ?? ''];
  const message = refusal
    ? `Port ${port} ${refusal}, or choose another: ${otherwise} npm start`
    : `Port ${port} cannot be used: ${error.message}`;
  return new CommandFailure(message, { cause: error });
}

/** A port that no other process can take before `release`. */
interface HeldPort {
  port: number;
  release: () => Promise<void>;
}

function holdPort(probe: Probe): Promise<HeldPort> {
  const { host, port } = probe;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(explainPort(probe, error)));
    server.listen({ host, port, exclusive: true }, () => {
      // Must not keep a failed start alive.
      server.unref();
      resolve({
        port: portOf(server),
        release: () => new Promise((released) => server.close(() => released())),
      });
    });
  });
}

async function checkDataDir({ dataDir }: SiteSettings): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new CommandFailure(
      `The folder ${dataDir} cannot be written to. Correct its owner or choose another: DATA_DIR=/some/folder npm start`,
      { cause },
    );
  }
}

/** Finds what would prevent a start. Call `releasePort` right before listening on the port. */
export async function checkMachine(
  settings: SiteSettings,
): Promise<{ settings: SiteSettings; releasePort: () => Promise<void> }> {
  const { host, operations } = settings;
  const held = await holdPort({ host, port: settings.port, otherwise: 'PORT=8081' });
  // While the site starts, requests to its port are refused instead of waiting.
  if (settings.port !== 0) await held.release();
  const otherwise = `OPERATIONS_ADDRESS=${operations.host}:9465`;
  await holdPort({ ...operations, otherwise }).then(({ release }) => release());
  await checkDataDir(settings);
  return {
    settings: { ...settings, port: held.port },
    releasePort: held.release,
  };
}
