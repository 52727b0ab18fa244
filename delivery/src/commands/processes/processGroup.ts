import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { systemErrorCode } from '../../registry/storage/systemErrorCode';
import { CommandFailure } from '../bootstrap/failure.js';

const hasGroups = process.platform !== 'win32';
const graceMs = 10_000;

const running = new Set<ChildProcess>();

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error;
  }
}

// Kills all children however this process ends, except by `kill -9`.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a process in its own group, so that it can be ended with all its children. */
export function spawnGroup(
  file: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(file, args, { ...options, detached: hasGroups });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    // Ends the remaining children.
    signalGroup(child, 'SIGKILL');
  });
  return child;
}

/** Terminates a group, and kills it after the deadline. */
export async function endGroup(child: ChildProcess, withinMs = graceMs): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), withinMs);
  await ended;
  clearTimeout(killer);
}

/** Ends a group as an operator would; throws unless it exits cleanly. */
export async function stopCleanly(child: ChildProcess, withinMs = 30_000): Promise<void> {
  await endGroup(child, withinMs);
  if (child.exitCode === 0) return;
  const how = child.signalCode ?? `exit code ${String(child.exitCode)}`;
  throw new CommandFailure(`The site ended with ${how} instead of stopping cleanly`);
}
