import { setTimeout as wait } from 'node:timers/promises';

import { type Logger, pino } from 'pino';

const deadlineMs = 10_000;
const pollMs = 20;

/** A logger that records the codes of its lines. */
export function listenToLog(): { logger: Logger; codes: string[] } {
  const codes: string[] = [];
  const stream = {
    write: (line: string) => {
      const { code } = JSON.parse(line) as { code?: string };
      if (code !== undefined) codes.push(code);
    },
  };
  return { logger: pino({}, stream), codes };
}

export async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await wait(pollMs);
  }
}
