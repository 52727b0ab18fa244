import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { CommandFailure } from '../bare/failure.js';
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

function findPort(probe: Probe): Promise<number> {
  const { host, port } = probe;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(explainPort(probe, error)));
    server.listen({ host, port, exclusive: true }, () => {
      const found = (server.address() as AddressInfo).port;
      server.close(() => resolve(found));
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
 * port that will be used, if the system was to choose it.
 */
export async function checkMachine(settings: SiteSettings): Promise<SiteSettings> {
  const { host, operations } = settings;
  const port = await findPort({ host, port: settings.port, otherwise: 'PORT=8081' });
  await findPort({ ...operations, otherwise: `OPERATIONS_ADDRESS=${operations.host}:9465` });
  await checkDataDir(settings);
  return { ...settings, port };
}
