import { createBackend, parseConfig } from '@tidegate/backend';
import type { ClosingStack } from './closingStack';
import { closePromptly } from './closePromptly';
import type { SiteSettings } from './settings';

/** Where visitors find the site, unless the settings say otherwise. */
function getPublicOrigin({ publicOrigin, host, port }: SiteSettings): string {
  return publicOrigin ?? `http://${host}:${port}`;
}

/** Starts the API on a port that only this machine reaches; answers its origin. */
export async function openBackend(
  stack: ClosingStack,
  settings: SiteSettings,
  databaseUrl: string,
): Promise<string> {
  const { siteEnv, dataDir, geoipFile, logLevel } = settings;
  const config = parseConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_ENV: siteEnv,
    PUBLIC_ORIGIN: getPublicOrigin(settings),
    DATA_DIR: dataDir,
    GEOIP_MMDB: geoipFile,
    LOG_LEVEL: logLevel,
  });
  const backend = await stack.open(createBackend({ config, databaseUrl }).then(closePromptly));
  return backend.listen();
}
