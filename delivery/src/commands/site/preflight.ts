import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { CommandFailure } from '../bare/failure.js';
import type { SiteSettings } from './settings';

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken. Stop the program that uses it',
  EACCES: 'is reserved on this machine. Use one above 1023',
};

function explainPort(port: number, error: NodeJS.ErrnoException): CommandFailure {
  const refusal = refusals[error.code ?? ''];
  const message = refusal
    ? `Port ${port} ${refusal}, or choose another: PORT=8081 npm start`
    : `Port ${port} cannot be used: ${error.message}`;
  return new CommandFailure(message, { cause: error });
}

function findPort({ host, port }: SiteSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainPort(port, error)));
    probe.listen({ host, port, exclusive: true }, () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
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
  const port = await findPort(settings);
  await checkDataDir(settings);
  return { ...settings, port };
}
