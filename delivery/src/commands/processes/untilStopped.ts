import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** npm forwards a Ctrl-C that the terminal also sends, so one press arrives as two signals. */
const sameSignalMs = 500;

/** The first signal aborts the work and sets the exit code; the second ends the process. */
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
