import { createBackend, parseConfig } from '@tidegate/backend';
import type { Logger } from 'pino';
import type { ClosingStack } from './closingStack';
import { closePromptly } from './closePromptly';
import { findStunServers } from './findStunServers';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';

function getPublicOrigin({ publicOrigin, host, port }: SiteSettings): string {
  return publicOrigin ?? `http://${host}:${port}`;
}

interface BackendOpening {
  stack: ClosingStack;
  settings: SiteSettings;
  files: SiteFiles;
  databaseUrl: string;
  logger: Logger;
}

/** Starts the API on a loopback port and returns its origin. */
export async function openBackend(opening: BackendOpening): Promise<string> {
  const { stack, settings, files, databaseUrl, logger } = opening;
  const config = parseConfig({
    ...settings.backend,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_ORIGIN: getPublicOrigin(settings),
    SITE_ENV: settings.siteEnv,
    DATA_DIR: settings.dataDir,
    // The edge is the only caller, from this machine.
    TRUSTED_PROXIES: undefined,
  });
  const stunServers = await findStunServers(opening);
  const backend = await stack.open(
    createBackend({ config, databaseUrl, files: files.backend, stunServers, logger }).then(
      closePromptly,
    ),
  );
  return backend.listen();
}
