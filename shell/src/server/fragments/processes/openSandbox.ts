import type { ReleaseCode, ToSandbox } from '../../sandbox/messages';
import { onLines } from '../../sandbox/onLines';
import { createDeferred } from '../../reading/createDeferred';
import { FragmentFailed } from '../protocol/fragmentFailed';
import { parseFromSandbox, type FromSandbox } from './parseFromSandbox';
import { readUsage } from './readUsage';
import { spawnSandbox, type SandboxParts } from './spawnSandbox';

/** Characters per line, enough for a reply with HTML and state. */
const longestLine = 8_000_000;
const printLimit = 4000;

type OfFragment = Extract<FromSandbox, { fragment: number }>;

interface ChannelListeners {
  message: (message: OfFragment) => void;
  print: (text: string) => void;
}

/** The edge's connection to a sandbox process. */
export type SandboxChannel = ReturnType<typeof openSandbox>;

function createPings(send: (message: ToSandbox) => void) {
  const pending = new Map<number, () => void>();
  let last = 0;
  return {
    /** Resolves when the process has handled all earlier messages, or has ended. */
    ping(): Promise<void> {
      last += 1;
      const { promise, resolve } = createDeferred();
      pending.set(last, resolve);
      send({ type: 'ping', ping: last });
      return promise;
    },
    answer(ping: number): void {
      pending.get(ping)?.();
      pending.delete(ping);
    },
    end(): void {
      for (const resolve of pending.values()) resolve();
    },
  };
}

export function openSandbox(parts: SandboxParts, release: ReleaseCode, on: ChannelListeners) {
  const child = spawnSandbox(parts);
  const pings = createPings(send);
  const ready = createDeferred();
  const ended = createDeferred<FragmentFailed>();
  let cause: FragmentFailed | undefined;

  const isAlive = () => child.exitCode === null && child.signalCode === null && !child.killed;

  function send(message: ToSandbox): void {
    if (isAlive()) child.stdin.write(`${JSON.stringify(message)}\n`);
  }
  function kill(why?: FragmentFailed): void {
    cause ??= why;
    child.kill('SIGKILL');
  }

  onLines(child.stdout, longestLine, (line) => {
    const message = parseFromSandbox(line);
    if (message?.type === 'ready') ready.resolve();
    else if (message?.type === 'pong') pings.answer(message.ping);
    else if (message) on.message(message);
    else kill(new FragmentFailed('remotes.invalidReply', 'its process spoke out of turn'));
  });
  child.stdout.on('error', () => {
    kill(new FragmentFailed('remotes.invalidReply', 'its process sent too much'));
  });
  // `close` handles a process that ends in the meantime, so the write error adds nothing.
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    on.print(text.trim().slice(0, printLimit));
  });
  child.on('error', ({ message }) => {
    cause ??= new FragmentFailed('remotes.unavailable', message);
  });
  child.on('close', (exitCode, signal) => {
    const how = signal ?? `exit code ${String(exitCode)}`;
    // V8 aborts the process by a signal when its heap is full.
    cause ??= new FragmentFailed('remotes.outOfMemory', `ended its process (${how})`);
    pings.end();
    ready.resolve();
    ended.resolve(cause);
  });
  const isCached = parts.cacheFile !== undefined;
  send({ type: 'start', framework: parts.framework, isCached, release });

  return {
    send,
    isAlive,
    kill,
    ping: pings.ping,
    /** Settles when the process can render, or has ended. */
    ready: ready.promise,
    /** Resolves with the reason why the process ended. */
    ended: ended.promise,
    /** Undefined on systems that do not report it. */
    usage: () => (child.pid === undefined ? undefined : readUsage(child.pid)),
  };
}
