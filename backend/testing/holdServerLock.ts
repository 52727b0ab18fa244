import { Client } from 'pg';

/** Runs `work` in one process at a time across all users of this PostgreSQL server. */
export async function holdServerLock(
  serverUrl: string,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await work();
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
