import { startPostgres, type TestPostgres } from '../../../../backend/testing/startPostgres';
import type { Progress } from '../terminal/command';
import { isRedisInstalled } from '../../../../backend/testing/startRedis';
import { installPackage } from './installPackage';

/** Tests that need a Redis start one of their own, and are skipped where none can be installed. */
export async function ensureRedis(progress: Progress): Promise<void> {
  if (isRedisInstalled()) return;
  await progress.phase('installing Redis', () => installPackage('redis-server'));
}

/** A PostgreSQL server for the backend's tests, if this machine has one or may install it. */
export async function startRealDatabase(progress: Progress): Promise<TestPostgres | undefined> {
  const present = await startPostgres();
  if (present) return present;
  await progress.phase('installing PostgreSQL', () => installPackage('postgresql'));
  return startPostgres();
}
