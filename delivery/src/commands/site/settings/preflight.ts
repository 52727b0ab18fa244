import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { CommandFailure } from '../../bootstrap/failure.js';
import type { ListenAddress } from './listenAddress';
import type { SiteSettings } from './settings';

interface Probe extends ListenAddress {
  /** The setting that makes the site listen elsewhere. */
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

/** A port that nobody else on this machine can take before `release`. */
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
      // A start that fails must not be kept running by it.
      server.unref();
      resolve({
        port: (server.address() as AddressInfo).port,
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

/**
 * Finds out what would stop the site before anything long begins. Answers the settings with the
 * port that will be used, and `releasePort`, to be called right before the site listens on it: a
 * port that the system chose is held until then, else an outgoing connection could be given it.
 */
export async function checkMachine(
  settings: SiteSettings,
): Promise<{ settings: SiteSettings; releasePort: () => Promise<void> }> {
  const { host, operations } = settings;
  const held = await holdPort({ host, port: settings.port, otherwise: 'PORT=8081' });
  // Whoever asks for a port of their choice while the site starts is refused, not kept waiting.
  if (settings.port !== 0) await held.release();
  const otherwise = `OPERATIONS_ADDRESS=${operations.host}:9465`;
  await holdPort({ ...operations, otherwise }).then(({ release }) => release());
  await checkDataDir(settings);
  return {
    settings: { ...settings, port: held.port },
    releasePort: held.release,
  };
}
