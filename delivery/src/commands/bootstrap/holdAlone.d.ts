/**
 * Does something that only one process at a time may do in this checkout, such as writing what
 * others read. What a killed process held is free again. Who waits can be stopped by `signal`.
 */
export function holdAlone<Result>(
  hold: { rootDir: string; name: string; signal?: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result>;
