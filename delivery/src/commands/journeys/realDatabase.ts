import { startPostgres, type TestPostgres } from '../../../../backend/testing/startPostgres';
import type { Progress } from '../terminal/command';
import { installPackage } from './installPackage';

/** A PostgreSQL server for the backend's tests, if this machine has one or may install it. */
export async function startRealDatabase(progress: Progress): Promise<TestPostgres | undefined> {
  const present = await startPostgres();
  if (present) return present;
  await progress.phase('installing PostgreSQL', () => installPackage('postgresql'));
  return startPostgres();
}
