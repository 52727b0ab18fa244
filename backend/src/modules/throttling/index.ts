import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import { type AttemptThrottle, attemptThrottle, type ThrottleOptions } from './attemptThrottle';
import { attemptWindowRepository } from './attemptWindowRepository';

export type { AttemptThrottle } from './attemptThrottle';

export function createThrottle(
  db: Kysely<SiteTables>,
  now: () => Date,
  options: ThrottleOptions,
): AttemptThrottle {
  return attemptThrottle(attemptWindowRepository(db), now, options);
}
