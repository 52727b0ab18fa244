import type { FragmentRequest } from '../protocol/fragmentRequest';
import type { RenderOptions, SandboxProcess } from './startSandboxProcess';
import { createTurns } from './createTurns';

/** Concurrent regions per release. Each one allocates a realm. */
const mostAtOnce = 32;

export interface SandboxOptions extends Omit<RenderOptions, 'signal'> {
  deadlineMs: number;
}

/** The process of one release, started on demand and replaced after it ends. */
export function createSandbox(startProcess: () => Promise<SandboxProcess>) {
  const turns = createTurns(mostAtOnce);
  let pending: Promise<SandboxProcess> | undefined;
  let process: SandboxProcess | undefined;
  let isEnded = false;

  async function begin(): Promise<SandboxProcess> {
    try {
      process = await startProcess();
      if (isEnded) process.kill();
      await process.ready;
      return process;
    } finally {
      pending = undefined;
    }
  }

  function start(): Promise<SandboxProcess> {
    if (process?.isAlive()) return Promise.resolve(process);
    pending ??= begin();
    return pending;
  }

  return {
    isIdle: () => turns.claimed() === 0,
    start,
    async renderFragment(request: FragmentRequest, { deadlineMs, ...options }: SandboxOptions) {
      const started = await start();
      const signal = AbortSignal.timeout(deadlineMs);
      return turns.run(signal, () => started.renderFragment(request, { ...options, signal }));
    },
    residentBytes: () => (process?.isAlive() ? (process.usage()?.residentBytes ?? 0) : 0),
    async end(): Promise<void> {
      isEnded = true;
      await pending?.catch(() => undefined);
      process?.kill();
      await process?.ended;
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
