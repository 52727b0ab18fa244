import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { systemErrorCode } from '../../registry/storage/systemErrorCode';

const hasGroups = process.platform !== 'win32';
const graceMs = 10_000;

const living = new Set<ChildProcess>();

/** A signal for a process and everything that it started; they may all be gone already. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error;
  }
}

// However this process ends, nothing that it started stays; not even this works for `kill -9`.
process.on('exit', () => {
  for (const child of living) signalGroup(child, 'SIGKILL');
});

/** Starts a process in a group of its own, so that it can be ended with all that it started. */
export function spawnGroup(
  file: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(file, args, { ...options, detached: hasGroups });
  living.add(child);
  child.once('exit', () => {
    living.delete(child);
    // What it left behind has nobody to answer to.
    signalGroup(child, 'SIGKILL');
  });
  return child;
}

/** Asks a group to end, and ends it if it does not within its time. */
export async function endGroup(child: ChildProcess, withinMs = graceMs): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), withinMs);
  await ended;
  clearTimeout(killer);
}
