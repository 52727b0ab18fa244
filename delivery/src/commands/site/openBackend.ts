import { createBackend, parseConfig } from '@tidegate/backend';
import type { Logger } from 'pino';
import type { ClosingStack } from './closingStack';
import { closePromptly } from './closePromptly';
import { findStunServers } from './findStunServers';
import type { SiteSettings } from './settings/settings';
import type { SiteFiles } from './settings/siteFiles';

/** Where visitors find the site, unless the settings say otherwise. */
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

/** Starts the API on a port that only this machine reaches; answers its origin. */
export async function openBackend(opening: BackendOpening): Promise<string> {
  const { stack, settings, files, databaseUrl, logger } = opening;
  const { siteEnv, dataDir, geoipFile, smtpUrl, mailFrom, contactInbox, recaptcha } = settings;
  const { paymentSettings } = settings;
  const config = parseConfig({
    ...paymentSettings,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_ENV: siteEnv,
    PRODUCTION_WITHOUT: settings.without.join(','),
    DATABASE_URL: settings.databaseUrl,
    PUBLIC_ORIGIN: getPublicOrigin(settings),
    REDIS_URL: settings.redisUrl,
    DATA_DIR: dataDir,
    GEOIP_MMDB: geoipFile,
    SECOND_FACTOR_KEY: settings.secondFactorKey,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    CONTACT_INBOX: contactInbox,
    UNENCRYPTED_HOSTS: settings.unencryptedHosts,
    SESSION_IDLE_HOURS: settings.sessionIdleHours,
    BREACHED_PASSWORDS_URL: settings.breachedPasswordsUrl,
    ...recaptcha,
  });
  const stunServers = await findStunServers(opening);
  const backend = await stack.open(
    createBackend({ config, databaseUrl, files: files.backend, stunServers, logger }).then(
      closePromptly,
    ),
  );
  return backend.listen();
}
