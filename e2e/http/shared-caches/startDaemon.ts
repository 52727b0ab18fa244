import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../crashes/findFreePort';

const deadlineMs = 60_000;
const pollMs = 50;

/** Servers of the system are not always on the path of a user. */
export const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    socket.destroy();
  }
}

export interface Daemon {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server and waits until it listens on the port that it was given. */
export async function startDaemon(
  command: string,
  listArguments: (port: number) => Promise<string[]>,
): Promise<Daemon> {
  const port = await findFreePort();
  const server = spawn(command, await listArguments(port), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A failed test does not stop it.
  process.once('exit', () => server.kill('SIGTERM'));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const deadline = Date.now() + deadlineMs;
  while (!(await isListening(port))) {
    const hasEnded = server.exitCode !== null;
    if (hasEnded || Date.now() > deadline) throw new Error(`${command} did not start:\n${output}`);
    await wait(pollMs);
  }
  return {
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
