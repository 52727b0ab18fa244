import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { sessionRepository } from './sessionRepository';
import { defaultIdleMs, sessionService, type Sessions } from './sessionService';

export { sessionRoutes } from './sessionRoutes';
export type { Sessions, StartedSession } from './sessionService';

/** `idleMs`: after how long without a call the session of a browser ends. */
export function createSessions(
  db: Kysely<SiteTables>,
  now: () => Date,
  idleMs = defaultIdleMs,
): Sessions {
  return sessionService(sessionRepository(db), { now, idleMs });
}

/** Ends the living sessions of an account, or of all; resolves with how many there were. */
export function endEverySession(
  db: Kysely<SiteTables>,
  at: Date,
  accountId?: string,
): Promise<number> {
  return sessionRepository(db).endEvery(at, accountId);
}
