import path from 'node:path';
import { destination, pino, type Logger } from 'pino';
import type { SiteSettings } from './settings/settings';

/** Where a development site writes its log, so that the terminal stays readable. */
export function getLogFile({ dataDir }: Pick<SiteSettings, 'dataDir'>): string {
  return path.join(dataDir, 'logs/site.log');
}

/** Logs to standard output in production, as a container's log collector expects. */
export function createSiteLogger(settings: SiteSettings): Logger {
  const dest = settings.siteEnv === 'production' ? 1 : getLogFile(settings);
  return pino({ level: settings.logLevel }, destination({ dest, mkdir: true, sync: false }));
}
