import type { Progress } from '../terminal/command';

/** Writes one line for each phase: its name when it begins, its seconds when it ends. */
export function createProgress(output: { write: (text: string) => unknown }): Progress;
