import type { ErrorCode } from '@tidegate/contracts/errors/errors';
import { siteErrorCode, type DeliveryErrorCode } from '../../release/deliveryError';
import { CommandFailure } from '../bootstrap/failure.js';
import type { SiteSettings } from './settings/parseSettings';
import { getLogFile } from './siteLogger';

type Advice = (settings: SiteSettings) => string | undefined;

const adviceByCode: Readonly<Partial<Record<ErrorCode | DeliveryErrorCode, Advice>>> = {
  'database.locked': ({ dataDir }) =>
    `The data folder ${dataDir} is in use by another run. Stop that one or choose another folder: DATA_DIR=/some/folder npm start`,
  'database.unwritable': ({ dataDir }) =>
    `The folder ${dataDir} cannot be written to. Correct its owner or choose another: DATA_DIR=/some/folder npm start`,
  'database.startFailed': ({ dataDir }) =>
    `The embedded database in ${dataDir}/database did not start. Restore a copy of that folder or remove it to begin anew.`,
  'database.unreachable': ({ databaseUrl }) =>
    databaseUrl &&
    'The database server of DATABASE_URL does not answer. Start it or correct the setting.',
  'delivery.unavailable': ({ bucket }) =>
    bucket &&
    'The bucket of OBJECT_STORE_URL does not answer. Start it, or correct the setting or its keys.',
};

/** Adds advice to an expected failure. */
export function explainStartFailure(error: unknown, settings: SiteSettings): unknown {
  const code = siteErrorCode(error);
  const advice = Object.entries(adviceByCode).find(([known]) => known === code)?.[1](settings);
  if (advice === undefined) return error;
  // In production the log goes to standard output.
  const logFile = settings.siteEnv === 'production' ? undefined : getLogFile(settings);
  return new CommandFailure(advice, { cause: error, logFile });
}
