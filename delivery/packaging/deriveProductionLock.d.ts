/** An entry of a lock file; its key is a path such as `node_modules/a/node_modules/b`. */
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
  /** Packages that the built site imports directly. */
  names: readonly string[];
}): { manifest: Record<string, unknown>; lock: Lock };
