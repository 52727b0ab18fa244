import type { Progress } from '../terminal/command';

/** Prints one line per phase: its name, its duration every ten seconds and at the end. */
export function createProgress(output: {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}): Progress;
