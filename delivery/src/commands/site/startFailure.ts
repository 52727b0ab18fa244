import { isErrorCode, type ErrorCode } from '@tidegate/contracts/errors';
import { SiteError } from '@tidegate/contracts/siteError';
import { CommandFailure } from '../bare/failure.js';
import type { SiteSettings } from './settings';
import { getLogFile } from './siteLogger';

function findRemedy(code: ErrorCode, { dataDir, databaseUrl }: SiteSettings): string | undefined {
  switch (code) {
    case 'database.locked':
      return `The data folder ${dataDir} is in use by another run. Stop that one or choose another folder: DATA_DIR=/some/folder npm start`;
    case 'database.unwritable':
      return `The folder ${dataDir} cannot be written to. Correct its owner or choose another: DATA_DIR=/some/folder npm start`;
    case 'database.startFailed':
      return `The embedded database in ${dataDir}/database did not start. Restore a copy of that folder or remove it to begin anew.`;
    case 'database.unreachable':
      return databaseUrl === undefined
        ? undefined
        : 'The database server of DATABASE_URL does not answer. Start it or correct the setting.';
    default:
      return undefined;
  }
}

/** Adds the way out to a failure that the site's parts foresee. */
export function explainStart(error: unknown, settings: SiteSettings): unknown {
  if (!(error instanceof SiteError) || !isErrorCode(error.code)) return error;
  const remedy = findRemedy(error.code, settings);
  if (remedy === undefined) return error;
  return new CommandFailure(remedy, { cause: error, logFile: getLogFile(settings) });
}
