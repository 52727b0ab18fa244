import type { BackendFiles } from '../backendFiles';
import { openSiteDatabase } from '../createBackend';
import { endSessionsOf, type SessionHolder } from '../modules/accounts';

export type { SessionHolder };

/** Returns how many sessions it ended, or undefined if no account has the email address. */
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
