/** Runs work that only one process at a time may do in this checkout; `signal` aborts waiting. */
export function holdAlone<Result>(
  hold: { rootDir: string; name: string; signal?: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result>;
