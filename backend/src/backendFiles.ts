import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Where the backend's own files lie; who runs it from a bundle says where. */
export interface BackendFiles {
  contentFolder: string;
  localesFolder: string;
  migrationsFolder: string;
  /** What the thread of the embedded database runs. */
  databaseWorker: string;
}

/** As they lie beside the sources. */
export const sourceFiles: BackendFiles = {
  contentFolder: join(root, 'content'),
  localesFolder: join(root, 'locales'),
  migrationsFolder: join(root, 'migrations'),
  databaseWorker: join(root, 'src/database/embedded/databaseWorkerEntry.mjs'),
};
