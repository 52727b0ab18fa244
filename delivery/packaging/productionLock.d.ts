/** A package of a lock file, by its place: `node_modules/a/node_modules/b`. */
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optional?: boolean;
  [key: string]: unknown;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
  [key: string]: unknown;
}

export function deriveProductionLock(options: {
  rootPackage: Record<string, unknown>;
  rootLock: Lock;
  /** The packages that the built site imports by itself. */
  names: readonly string[];
}): { manifest: Record<string, unknown>; lock: Lock };
