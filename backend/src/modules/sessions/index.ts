import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import { sessionRepository } from './sessionRepository';
import { sessionService, type Sessions } from './sessionService';

export { sessionRoutes } from './sessionRoutes';
export type { Sessions, StartedSession } from './sessionService';

export function createSessions(db: Kysely<SiteTables>, now: () => Date): Sessions {
  return sessionService(sessionRepository(db), now);
}
