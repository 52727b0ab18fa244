import { FragmentFailed } from '../protocol/fragmentFailed';
import type { SandboxChannel } from './openSandbox';

/** Processor time that a release may use without yielding. */
const blockedMs = 500;
/** Share of elapsed time counted where the system does not report processor time. */
const clockShare = 1 / 4;
const watchEveryMs = 50;
const mostResidentBytes = 512 * 1024 * 1024;

function measureCpu({ usage }: Pick<SandboxChannel, 'usage'>): () => number {
  const startedAt = performance.now();
  const cpuBefore = usage()?.cpuMs;
  return () => {
    const cpu = usage()?.cpuMs;
    return cpu === undefined || cpuBefore === undefined
      ? (performance.now() - startedAt) * clockShare
      : cpu - cpuBefore;
  };
}

/**
 * Ends a process that a release blocks or fills. It measures processor time, because elapsed time
 * would blame a release for a busy machine.
 */
export function watchSandbox(sandbox: Pick<SandboxChannel, 'usage' | 'ping' | 'kill'>) {
  let timer: NodeJS.Timeout | undefined;
  let readCpu: (() => number) | undefined;

  function poll(): void {
    const used = sandbox.usage();
    if (used && used.residentBytes > mostResidentBytes) {
      sandbox.kill(new FragmentFailed('remotes.outOfMemory', 'filled its process'));
    } else if (!readCpu) {
      readCpu = measureCpu(sandbox);
      void sandbox.ping().then(() => {
        readCpu = undefined;
      });
    } else if (readCpu() > blockedMs) {
      sandbox.kill(
        new FragmentFailed('remotes.blockedRender', `held its process for over ${blockedMs} ms`),
      );
    }
  }

  return {
    /** A message proves progress, although a pong may still be queued behind others. */
    onNotification() {
      if (readCpu) readCpu = measureCpu(sandbox);
    },
    start() {
      timer = setInterval(poll, watchEveryMs);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
