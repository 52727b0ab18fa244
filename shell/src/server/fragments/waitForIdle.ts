import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxChannel } from './sandboxChannel';
import type { Waiting } from './fragment';
import { measureCpu } from './watchSandbox';

/** Processor time within which any region of this site would have been ready. */
const enoughCpuMs = 1000;
const longestMs = 30_000;
const askEveryMs = 100;

/**
 * Whether a fragment without a reply would never have one: its process has dealt with all it was
 * told, the site owes it no answer, and no timer of it is due. Or it has had time enough. However
 * slow the machine is, this is not the clock's to say.
 */
export async function waitForIdle(
  sandbox: Pick<SandboxChannel, 'ping' | 'usage' | 'isAlive'>,
  waiting: Readonly<Waiting>,
): Promise<boolean> {
  const readCpu = measureCpu(sandbox);
  const endAt = performance.now() + longestMs;
  while (sandbox.isAlive() && performance.now() < endAt) {
    await sandbox.ping();
    if (waiting.unanswered === 0 && (waiting.wakeMs ?? 1) > 0) return true;
    if (readCpu() > enoughCpuMs) return true;
    await sleep(askEveryMs);
  }
  return false;
}
