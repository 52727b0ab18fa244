import { closeSync, readFileSync } from 'node:fs';
import vm from 'node:vm';
import {
  compileFramework,
  createContext,
  wrapRelease,
  type SandboxContext,
  type SandboxScripts,
} from './createContext';
import { onLines } from './lines';
import {
  cacheDescriptor,
  type FromSandbox,
  type ReleaseCode,
  type ToFragment,
  type ToSandbox,
} from './messages';

interface Fragment {
  context: SandboxContext;
  /** Processor time that it has taken. */
  cpuMs: number;
  timer?: NodeJS.Timeout | undefined;
}

const fragments = new Map<number, Fragment>();
let scripts: SandboxScripts | undefined;
/** The fragment whose context runs now, until it asks for an import. */
let running: number | undefined;

function say(message: FromSandbox): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/**
 * V8 asks the process for imports, not the context: there is nothing to be had here either. Who waits
 * for one hears of the refusal in the next turn of the context, which nothing else may bring about.
 */
function refuseImport(): never {
  const id = running;
  if (id !== undefined) {
    say({ type: 'imported', fragment: id });
    setImmediate(() => tell(id, { type: 'tick' }));
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

/** Read before there is a release, and closed: nothing of it stays open. */
function takeCache(): Buffer {
  const cache = readFileSync(cacheDescriptor);
  closeSync(cacheDescriptor);
  return cache;
}

function forget(id: number): void {
  clearTimeout(fragments.get(id)?.timer);
  fragments.delete(id);
}

/** `wakeMs` is all that this process reads of what a context said; the edge parses the rest. */
function readWake(said: string): number | undefined {
  const message = JSON.parse(said) as { wakeMs?: unknown } | null;
  return typeof message?.wakeMs === 'number' ? message.wakeMs : undefined;
}

function tell(id: number, message: ToFragment): void {
  const fragment = fragments.get(id);
  if (!fragment) return;
  running = id;
  const before = process.cpuUsage();
  const messages = fragment.context.hear(message);
  const used = process.cpuUsage(before);
  fragment.cpuMs += (used.user + used.system) / 1000;
  if (messages === undefined) {
    forget(id);
    say({ type: 'silent', fragment: id });
    return;
  }
  say({ type: 'said', fragment: id, messages, cpuMs: fragment.cpuMs });
  const wakeMs = readWake(messages);
  clearTimeout(fragment.timer);
  fragment.timer =
    wakeMs === undefined ? undefined : setTimeout(() => tell(id, { type: 'tick' }), wakeMs);
}

function startFragment(id: number, message: ToFragment): void {
  if (!scripts) throw new Error('a fragment was asked for before the release came');
  running = id;
  try {
    fragments.set(id, { context: createContext(scripts), cpuMs: 0 });
  } catch {
    // Only a release that closes the function around it gets here; to read the error would run its code.
    say({ type: 'silent', fragment: id });
    return;
  }
  tell(id, message);
}

function hear(message: ToSandbox): void {
  switch (message.type) {
    case 'start':
      process.title = `sandbox ${message.release.name}`;
      scripts = {
        framework: compileFramework(message.framework, message.isCached ? takeCache() : undefined),
        release: compileRelease(message.release),
      };
      say({ type: 'ready' });
      break;
    case 'render':
      startFragment(message.fragment, { type: 'render', request: message.request });
      break;
    case 'answer':
      tell(message.fragment, { type: 'answer', call: message.call, reply: message.reply });
      break;
    case 'abandon':
      forget(message.fragment);
      break;
    case 'ping':
      say({ type: 'pong', ping: message.ping });
  }
}

// A program that is given as text has these as globals.
for (const name of ['require', 'module', 'exports', '__filename', '__dirname']) {
  Reflect.deleteProperty(globalThis, name);
}
// Promises of a context that is gone may still be rejected, and nobody is to read why.
process.on('unhandledRejection', () => undefined);
// The edge decides when this process ends: a signal to the whole group must not cut off a page.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
onLines(process.stdin, Number.MAX_SAFE_INTEGER, (line) => {
  hear(JSON.parse(line) as ToSandbox);
});
// If the edge itself is gone, nobody waits for a region.
process.stdin.on('end', () => process.exit());
