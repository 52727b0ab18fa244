import type { Progress } from '../terminal/command';

/**
 * Writes one line for each phase: its name when it begins, its seconds when it ends, and every ten
 * seconds how long it has taken so far, in place on a terminal.
 */
export function createProgress(output: {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}): Progress;
