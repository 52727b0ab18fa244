import { closeSync, readFileSync } from 'node:fs';
import vm from 'node:vm';
import {
  compileFramework,
  createContext,
  wrapRelease,
  type SandboxContext,
  type SandboxScripts,
} from './createContext';
import { onLines } from './onLines';
import type { FromSandbox } from '../fragments/processes/parseFromSandbox';
import type { ReleaseCode, ToFragment, ToSandbox } from './messages';

/** First descriptor after the standard streams. */
const cacheDescriptor = 3;

interface Fragment {
  context: SandboxContext;
  cpuMs: number;
  timer?: NodeJS.Timeout | undefined;
}

const fragments = new Map<number, Fragment>();
let scripts: SandboxScripts | undefined;
/** The fragment whose context runs now, until it attempts an import. */
let running: number | undefined;

function send(message: FromSandbox): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** V8 reports imports to the process. The next tick lets the context see the refusal. */
function refuseImport(): never {
  const id = running;
  if (id !== undefined) {
    send({ type: 'imported', fragment: id });
    setImmediate(() => report(id, { type: 'tick' }));
  }
  running = undefined;
  throw new Error('a release imports nothing while it runs');
}

function compileRelease({ code, name }: ReleaseCode): vm.Script | undefined {
  try {
    return new vm.Script(wrapRelease(code), {
      filename: `${name}.js`,
      importModuleDynamically: refuseImport,
    });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads and closes the descriptor before any release runs. */
function takeCache(): Buffer {
  const cache = readFileSync(cacheDescriptor);
  closeSync(cacheDescriptor);
  return cache;
}

function forget(id: number): void {
  clearTimeout(fragments.get(id)?.timer);
  fragments.delete(id);
}

/** Reads only `wakeMs`, because the edge validates the rest. */
function readWake(received: string): number | undefined {
  const message: unknown = JSON.parse(received);
  if (typeof message !== 'object' || message === null || !('wakeMs' in message)) return undefined;
  return typeof message.wakeMs === 'number' ? message.wakeMs : undefined;
}

function report(id: number, message: ToFragment): void {
  const fragment = fragments.get(id);
  if (!fragment) return;
  running = id;
  const before = process.cpuUsage();
  const messages = fragment.context.receive(message);
  const used = process.cpuUsage(before);
  fragment.cpuMs += (used.user + used.system) / 1000;
  if (messages === undefined) {
    forget(id);
    send({ type: 'silent', fragment: id });
    return;
  }
  send({ type: 'notifications', fragment: id, messages, cpuMs: fragment.cpuMs });
  const wakeMs = readWake(messages);
  clearTimeout(fragment.timer);
  fragment.timer =
    wakeMs === undefined ? undefined : setTimeout(() => report(id, { type: 'tick' }), wakeMs);
}

function startFragment(id: number, message: ToFragment): void {
  if (!scripts) throw new Error('a fragment was asked for before the release came');
  running = id;
  try {
    fragments.set(id, { context: createContext(scripts), cpuMs: 0 });
  } catch {
    // Only a release that breaks out of its wrapper fails here. Reading the error would run its
    // code.
    send({ type: 'silent', fragment: id });
    return;
  }
  report(id, message);
}

function receive(message: ToSandbox): void {
  switch (message.type) {
    case 'start':
      process.title = `sandbox ${message.release.name}`;
      scripts = {
        framework: compileFramework(message.framework, message.isCached ? takeCache() : undefined),
        release: compileRelease(message.release),
      };
      send({ type: 'ready' });
      break;
    case 'render':
      startFragment(message.fragment, { type: 'render', request: message.request });
      break;
    case 'answer':
      report(message.fragment, { type: 'answer', call: message.call, reply: message.reply });
      break;
    case 'abandon':
      forget(message.fragment);
      break;
    case 'ping':
      send({ type: 'pong', ping: message.ping });
  }
}

// `node --eval` defines these globals.
for (const name of ['require', 'module', 'exports', '__filename', '__dirname']) {
  Reflect.deleteProperty(globalThis, name);
}
// Promises of an abandoned context may still reject.
process.on('unhandledRejection', () => undefined);
// A signal to the process group must not abort a page. The edge ends this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
onLines(process.stdin, Number.MAX_SAFE_INTEGER, (line) => {
  receive(JSON.parse(line) as ToSandbox);
});
// The edge has ended.
process.stdin.on('end', () => process.exit());
