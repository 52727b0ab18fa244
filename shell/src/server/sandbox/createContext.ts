import vm from 'node:vm';
import type { ToFragment } from './messages';

/** Characters of one report, enough for a reply with HTML. */
const maxNotificationLength = 4_000_000;

export interface SandboxScripts {
  framework: vm.Script;
  release: vm.Script | undefined;
}

export interface SandboxContext {
  /**
   * Runs the context until it waits and returns its report, or undefined if the context is broken.
   */
  receive: (message: ToFragment) => string | undefined;
}

export function compileFramework(code: string, cachedData?: Buffer): vm.Script {
  return new vm.Script(code, { filename: 'framework.js', ...(cachedData && { cachedData }) });
}

export function wrapRelease(code: string): string {
  return `sandbox.define(function (module, exports, require) {${code}\n})`;
}

const receiveScript = new vm.Script('sandbox.receive(received)');
const takeScript = new vm.Script('sandbox.take()');

/**
 * Creates a realm for one region. Only text crosses its border, because any host object would let
 * code escape. Strings are never compiled, and microtasks run only during a message.
 */
export function createContext({ framework, release }: SandboxScripts): SandboxContext {
  const inside = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  const run = (script: vm.Script): unknown => script.runInContext(inside);
  // The property cannot be redefined from inside, so assigning it runs no foreign code.
  Object.defineProperty(inside, 'received', { value: '', writable: true });
  run(framework);
  if (release) run(release);

  return {
    receive(message) {
      try {
        inside['received'] = JSON.stringify(message);
        run(receiveScript);
        const received = run(takeScript);
        return typeof received === 'string' && received.length <= maxNotificationLength
          ? received
          : undefined;
      } catch {
        // The error belongs to foreign code, and reading it would run that code.
        return undefined;
      }
    },
  };
}
