import path from 'node:path';
import { destination, pino, type Logger } from 'pino';
import type { SiteSettings } from './settings/parseSettings';

/** In development the log goes to a file, which keeps the terminal readable. */
export function getLogFile({ dataDir }: Pick<SiteSettings, 'dataDir'>): string {
  return path.join(dataDir, 'logs/site.log');
}

export function createSiteLogger(settings: SiteSettings): Logger {
  const dest = settings.siteEnv === 'production' ? 1 : getLogFile(settings);
  return pino({ level: settings.logLevel }, destination({ dest, mkdir: true, sync: false }));
}
