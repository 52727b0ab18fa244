import vm from 'node:vm';
import type { ToFragment } from './messages';

/** Characters that one context may say at once; the reply with the region's HTML is among them. */
const mostSaid = 4_000_000;

export interface SandboxScripts {
  framework: vm.Script;
  /** Absent where it does not compile. */
  release: vm.Script | undefined;
}

export interface SandboxContext {
  /**
   * Lets the code inside hear something and run until it waits. Returns what it said, as JSON, or
   * undefined where it could not even answer.
   */
  hear: (message: ToFragment) => string | undefined;
}

/** V8 takes cached code that fits it, and compiles where there is none. */
export function compileFramework(code: string, cachedData?: Buffer): vm.Script {
  return new vm.Script(code, { filename: 'framework.js', ...(cachedData && { cachedData }) });
}

/** The server bundle of a release, given to the code inside as a CommonJS module. */
export function wrapRelease(code: string): string {
  return `sandbox.define(function (module, exports, require) {${code}\n})`;
}

const hearScript = new vm.Script('sandbox.hear(heard)');
const takeScript = new vm.Script('sandbox.take()');

/**
 * A realm of its own for one region of one page. Text alone crosses its border: no object of this
 * process is reachable from inside, so none leads out. It makes no code from strings, and its
 * promises go on only while it is asked something: whatever it leaves behind never runs again.
 */
export function createContext({ framework, release }: SandboxScripts): SandboxContext {
  const inside = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  const run = (script: vm.Script): unknown => script.runInContext(inside);
  // Neither can be redefined from inside, so no code there runs when it is written.
  Object.defineProperty(inside, 'heard', { value: '', writable: true });
  run(framework);
  if (release) run(release);

  return {
    hear(message) {
      try {
        inside['heard'] = JSON.stringify(message);
        run(hearScript);
        const said = run(takeScript);
        return typeof said === 'string' && said.length <= mostSaid ? said : undefined;
      } catch {
        // What was thrown belongs to the code inside: reading it would run that code.
        return undefined;
      }
    },
  };
}
