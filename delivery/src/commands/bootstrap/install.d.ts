import type { Progress } from '../terminal/command';

/** Whether node_modules holds what package-lock.json asks for. */
export function isInstalled(rootDir: string): boolean;

/** Installs the packages unless they are already there as package-lock.json has them. */
export function ensureInstalled(options: {
  rootDir: string;
  progress: Pick<Progress, 'phase'>;
}): Promise<void>;
