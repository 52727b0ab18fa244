import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxChannel } from './openSandbox';
import type { Waiting } from '../countCalls';

/** Turns and processor time within which any region of this site would be ready. */
const enough = { turns: 500, cpuMs: 1000 };
const longestMs = 30_000;
const pollIntervalMs = 100;

function isIdle({ unanswered, wakeAt }: Waiting): boolean {
  return unanswered === 0 && (wakeAt === undefined || wakeAt > performance.now());
}

/**
 * Whether a fragment without a reply can never reply: its process is idle, no API call is pending
 * and no timer is due, or it has used its budget. Elapsed time does not count, because the machine
 * may be slow.
 */
export async function waitForIdle(
  sandbox: Pick<SandboxChannel, 'ping' | 'isAlive'>,
  waiting: Readonly<Waiting>,
): Promise<boolean> {
  const endAt = performance.now() + longestMs;
  while (sandbox.isAlive() && performance.now() < endAt) {
    const { answered } = waiting;
    await sandbox.ping();
    // Whether a fragment can never reply because it is idle or has used its budget. Elapsed time
    // does not count, because the machine may be slow.
    if (waiting.answered === answered && isIdle(waiting)) return true;
    if (waiting.turns > enough.turns || waiting.cpuMs > enough.cpuMs) return true;
    await sleep(pollIntervalMs);
  }
  return false;
}
