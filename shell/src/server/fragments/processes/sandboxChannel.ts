import { onLines } from '../../sandbox/onLines';
import type { FromSandbox, ReleaseCode, ToSandbox } from '../../sandbox/messages';
import { createDeferred } from './deferred';
import { FragmentFailed } from '../protocol/fragmentFailed';
import { parseFromSandbox } from './parseFromSandbox';
import { readUsage, type ProcessUsage } from './processUsage';
import { spawnSandbox, type SandboxParts } from './spawnSandbox';

/** Characters per line, enough for a reply with HTML and state. */
const longestLine = 8_000_000;
const printLimit = 4000;

type OfFragment = Extract<FromSandbox, { fragment: number }>;

/** The edge's connection to a sandbox process. */
export interface SandboxChannel {
  say: (message: ToSandbox) => void;
  /** Resolves when the process has handled all earlier messages, or has ended. */
  ping: () => Promise<void>;
  isAlive: () => boolean;
  /** Settles when the process can render, or has ended. */
  ready: Promise<void>;
  /** Undefined on systems that do not report it. */
  usage: () => ProcessUsage | undefined;
  kill: (why?: FragmentFailed) => void;
  /** Resolves with the reason why the process ended. */
  ended: Promise<FragmentFailed>;
}

export function openSandbox(
  parts: SandboxParts,
  release: ReleaseCode,
  on: { message: (message: OfFragment) => void; print: (text: string) => void },
): SandboxChannel {
  const child = spawnSandbox(parts);
  const pings = new Map<number, () => void>();
  let lastPing = 0;
  let cause: FragmentFailed | undefined;
  const ready = createDeferred();
  const ended = createDeferred<FragmentFailed>();

  const isAlive = () => child.exitCode === null && child.signalCode === null && !child.killed;

  function say(message: ToSandbox): void {
    if (isAlive()) child.stdin.write(`${JSON.stringify(message)}\n`);
  }
  function kill(why?: FragmentFailed): void {
    cause ??= why;
    child.kill('SIGKILL');
  }
  function hear(message: FromSandbox): void {
    switch (message.type) {
      case 'ready':
        ready.resolve();
        break;
      case 'pong':
        pings.get(message.ping)?.();
        pings.delete(message.ping);
        break;
      default:
        on.message(message);
    }
  }

  onLines(child.stdout, longestLine, (line) => {
    const message = parseFromSandbox(line);
    if (message) hear(message);
    else kill(new FragmentFailed('remotes.invalidReply', 'its process spoke out of turn'));
  });
  child.stdout.on('error', () => {
    kill(new FragmentFailed('remotes.invalidReply', 'its process said too much'));
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
    for (const answered of pings.values()) answered();
    ready.resolve();
    ended.resolve(cause);
  });
  const isCached = parts.cacheFile !== undefined;
  say({ type: 'start', framework: parts.framework, isCached, release });

  return {
    say,
    isAlive,
    kill,
    ready: ready.promise,
    ended: ended.promise,
    usage: () => (child.pid === undefined ? undefined : readUsage(child.pid)),
    ping() {
      lastPing += 1;
      const { promise, resolve } = createDeferred();
      pings.set(lastPing, resolve);
      say({ type: 'ping', ping: lastPing });
      return promise;
    },
  };
}
