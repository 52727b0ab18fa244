import type { Progress } from '../terminal/command';

interface BuildOptions {
  rootDir: string;
  progress: Progress;
  /** Ends the wait for another build of this checkout. */
  signal?: AbortSignal;
}

/** Builds everything that is stale; answers the folder of the built site. */
export function ensureAll(options: BuildOptions): Promise<string>;

/** What the release commands and the import need: no shell and no remote. */
export function ensureServer(options: BuildOptions): Promise<void>;

/** What `npm run dev` needs. */
export function ensureDevelopment(options: BuildOptions): Promise<void>;
