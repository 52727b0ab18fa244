const signals = ['SIGINT', 'SIGTERM'] as const;

/** `npm start` passes a Ctrl-C on that the terminal has already sent: one press, two signals. */
const sameSignalMs = 500;

/**
 * Resolves when somebody asks this process to stop. Who asks again does not want to wait: the
 * process then ends at once.
 */
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
