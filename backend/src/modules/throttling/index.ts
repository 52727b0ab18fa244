import type { Kysely } from 'kysely';

import type { RedisServer } from '../../redis/openRedis';
import type { SiteTables } from '../../database/tables/tables';
import { type AttemptThrottle, attemptThrottle, type ThrottleOptions } from './attemptThrottle';
import { attemptWindowRepository } from './attemptWindowRepository';
import { sharedAttemptWindows } from './sharedAttemptWindows';

export type { Attempt, AttemptThrottle } from './attemptThrottle';

export interface ThrottlingOptions {
  db: Kysely<SiteTables>;
  redis: RedisServer | undefined;
  now: () => Date;
}

export type CreateThrottle = (options: ThrottleOptions) => AttemptThrottle;

/** Creates throttles that count across all servers. */
export function createThrottling({ db, redis, now }: ThrottlingOptions): CreateThrottle {
  const table = attemptWindowRepository(db);
  const windows = redis ? sharedAttemptWindows(redis, table) : table;
  return (options) => attemptThrottle(windows, now, options);
}
