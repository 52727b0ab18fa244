import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** File locations of the backend. A bundle passes its own. */
export interface BackendFiles {
  contentFolder: string;
  localesFolder: string;
  migrationsFolder: string;
  databaseWorker: string;
}

export const sourceFiles: BackendFiles = {
  contentFolder: join(root, 'content'),
  localesFolder: join(root, 'locales'),
  migrationsFolder: join(root, 'migrations'),
  databaseWorker: join(root, 'src/database/embedded/databaseWorkerEntry.mjs'),
};
