import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** `npm` passes a Ctrl-C on that the terminal has already sent: one press, two signals. */
const sameSignalMs = 500;

/**
 * Does work that somebody may ask to stop; the work's signal aborts then, and the exit code is
 * that of the signal. Who asks again does not want to wait: the process then ends at once.
 */
export async function untilStopped(
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const abort = new AbortController();
  let stoppedBy: (typeof signals)[number] | undefined;
  let firstAt = 0;
  const onSignal = (name: (typeof signals)[number]) => {
    const code = 128 + constants.signals[name];
    if (stoppedBy === undefined) firstAt = performance.now();
    else if (performance.now() - firstAt > sameSignalMs) process.exit(code);
    stoppedBy ??= name;
    abort.abort();
  };
  for (const name of signals) process.on(name, onSignal);
  try {
    const code = await work(abort.signal);
    return stoppedBy === undefined ? code : 128 + constants.signals[stoppedBy];
  } finally {
    for (const name of signals) process.off(name, onSignal);
  }
}
