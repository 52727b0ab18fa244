import type { BackendFiles } from '../backendFiles';
import { openSiteDatabase } from '../createBackend';
import { endSessionsOf, type SessionHolder } from '../modules/accounts';

export type { SessionHolder };

/**
 * Ends sessions in a database that may be in use; whoever held one is asked to log in again.
 * Resolves with how many there were, and undefined where no account has the address.
 */
export async function endSessions(
  databaseUrl: string,
  holder: SessionHolder,
  { files, at = new Date() }: { files?: BackendFiles; at?: Date } = {},
): Promise<number | undefined> {
  const database = await openSiteDatabase(databaseUrl, files);
  try {
    return await endSessionsOf(database.db, holder, at);
  } finally {
    await database.close();
  }
}
