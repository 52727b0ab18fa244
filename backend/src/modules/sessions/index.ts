import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { sessionEndRepository } from './sessionEndRepository';
import { sessionRepository } from './sessionRepository';
import { defaultIdleMs, sessionService, type Sessions } from './sessionService';

export { sessionRoutes } from './sessionRoutes';
export type { Sessions, StartedSession } from './sessionService';

/** `idleMs`: idle time after which a browser session ends. */
export function createSessions(
  db: Kysely<SiteTables>,
  now: () => Date,
  idleMs = defaultIdleMs,
): Sessions {
  return sessionService(sessionRepository(db), { now, idleMs });
}

/** Ends the live sessions of one or all accounts and returns their number. */
export function endEverySession(
  db: Kysely<SiteTables>,
  at: Date,
  accountId?: string,
): Promise<number> {
  return sessionEndRepository(db).endEvery(at, accountId);
}
