import type { Progress } from '../terminal/command';

/** Whether node_modules matches package-lock.json. */
export function isInstalled(rootDir: string): boolean;

/** Installs the packages unless node_modules matches package-lock.json. */
export function ensureInstalled(options: {
  rootDir: string;
  progress: Pick<Progress, 'phase'>;
}): Promise<void>;
