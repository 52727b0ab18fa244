import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxChannel } from './sandboxChannel';
import type { Waiting } from '../fragment';

/** Turns and processor time within which any region of this site would have been ready. */
const enough = { turns: 500, cpuMs: 1000 };
const longestMs = 30_000;
const askEveryMs = 100;

/** Whether nothing is left that the fragment could go on with. */
function isIdle({ unanswered, wakeAt }: Waiting): boolean {
  return unanswered === 0 && (wakeAt === undefined || wakeAt > performance.now());
}

/**
 * Whether a fragment without a reply would never have one: its process has dealt with all it was
 * told, the site owes it no answer, and no timer of it is due. Or it has had time enough. However
 * slow the machine is, this is not the clock's to say.
 */
export async function waitForIdle(
  sandbox: Pick<SandboxChannel, 'ping' | 'isAlive'>,
  waiting: Readonly<Waiting>,
): Promise<boolean> {
  const endAt = performance.now() + longestMs;
  while (sandbox.isAlive() && performance.now() < endAt) {
    const { answered } = waiting;
    await sandbox.ping();
    // An answer that was given meanwhile is behind the ping: the process does not know it yet.
    if (waiting.answered === answered && isIdle(waiting)) return true;
    if (waiting.turns > enough.turns || waiting.cpuMs > enough.cpuMs) return true;
    await sleep(askEveryMs);
  }
  return false;
}
