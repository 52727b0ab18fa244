import { FragmentFailed } from '../fragmentFailed';
import type { SandboxChannel } from './sandboxChannel';

/** Processor time that a release may take without a pause. */
const blockedMs = 500;
/** By the clock, where the system does not tell processor time: others may be busy. */
const clockShare = 1 / 4;
const watchEveryMs = 50;
const mostResidentBytes = 512 * 1024 * 1024;

/** Processor time of a sandbox since now, in milliseconds. */
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
 * Ends a process that a release holds too long or fills. One that says something meanwhile is not
 * held, however much it has to do; processor time counts, so that a busy machine makes nobody guilty.
 */
export function watchSandbox(sandbox: Pick<SandboxChannel, 'usage' | 'ping' | 'kill'>) {
  let timer: NodeJS.Timeout | undefined;
  let readCpu: (() => number) | undefined;

  function look(): void {
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
    /** It said something of a fragment: others may still stand before the answer to a ping. */
    onSaid() {
      if (readCpu) readCpu = measureCpu(sandbox);
    },
    start() {
      timer = setInterval(look, watchEveryMs);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
