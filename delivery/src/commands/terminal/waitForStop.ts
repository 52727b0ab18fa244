const signals = ['SIGINT', 'SIGTERM'] as const;

/** npm forwards a Ctrl-C that the terminal also sends, so one press arrives as two signals. */
const sameSignalMs = 500;

/** Resolves at the first stop signal; the second one ends the process. */
export function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > sameSignalMs) process.exit(1);
      resolve();
    };
    for (const signal of signals) process.on(signal, onSignal);
  });
}
