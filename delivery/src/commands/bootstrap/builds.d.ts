import type { Progress } from '../terminal/command';

interface BuildOptions {
  rootDir: string;
  progress: Progress;
  /** Aborts waiting for another build of this checkout. */
  signal?: AbortSignal;
}

/** Builds everything that is stale and returns the folder of the built site. */
export function ensureAll(options: BuildOptions): Promise<string>;

/** Builds what the release commands and the import need, without shell and remotes. */
export function ensureServer(options: BuildOptions): Promise<void>;

/** Builds what `npm run dev` needs. */
export function ensureDevelopment(options: BuildOptions): Promise<void>;
