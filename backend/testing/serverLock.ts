import { Client } from 'pg';

/** Does work that one process at a time may do, of all that use this PostgreSQL server. */
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
    // The end of the session gives the lock back.
    await client.end();
  }
}
