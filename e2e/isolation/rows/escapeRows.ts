import type { FaultRow } from '../faultRow';

/** Each expression is truthy if the release escapes its realm; `reaches` are reported. */
const attempts: readonly (readonly [what: string, expression: string, ...reaches: string[]])[] = [
  ['the process', `typeof process !== 'undefined'`, 'process'],
  ['the require of Node', `require.resolve || require.cache || require.main`, 'require'],
  [
    'the process by the constructor of the global object',
    `globalThis.constructor.constructor(
    'return process')()`,
    'Function',
  ],
  [
    'the process by the constructor of a function',
    `(() => {}).constructor('return process')()`,
    'Function',
  ],
  [
    'the process by the constructor of what it gets',
    `require.constructor('return process')()`,
    'Function',
  ],
  [
    'the process by a caught error',
    `(() => { try { null.x; } catch (error) {
    return error.constructor.constructor('return process')(); } })()`,
    'Function',
  ],
  [
    'the process by a stack overflow',
    `(() => { const f = () => f(); try { f(); } catch (error) {
    return error.constructor.constructor('return process')(); } })()`,
    'Function',
  ],
  [
    'the process by an async function',
    `(async () => {}).constructor('return process')`,
    'Function',
  ],
  [
    'frames of its host by stack traces',
    `(() => { Error.prepareStackTrace = (_, frames) => frames;
    const { stack } = new Error(); delete Error.prepareStackTrace;
    const given = stack.flatMap((frame) => [frame.getThis(), frame.getFunction()]);
    return given.some((each) => each && !(each instanceof Object)); })()`,
    'Error.prepareStackTrace',
  ],
  ['eval', `eval('1')`, 'eval'],
  ['eval by another name', `(0, eval)('1')`, 'eval'],
  ['Function', `new Function('return 1')()`, 'Function'],
  ['WebAssembly', `typeof WebAssembly !== 'undefined'`, 'WebAssembly'],
  ['memory shared with others', `typeof SharedArrayBuffer !== 'undefined'`, 'SharedArrayBuffer'],
  ['fetch', `typeof fetch !== 'undefined'`, 'fetch'],
  [
    'sockets of the web',
    `typeof WebSocket !== 'undefined' || typeof XMLHttpRequest !== 'undefined'`,
    'WebSocket',
    'XMLHttpRequest',
  ],
  ['a worker', `typeof Worker !== 'undefined'`, 'Worker'],
  ['buffers of Node', `typeof Buffer !== 'undefined'`, 'Buffer'],
  [
    'globals of Node',
    `typeof global !== 'undefined' || typeof setImmediate !== 'undefined'`,
    'global',
    'setImmediate',
  ],
  ['a console that prints', `console.constructor.constructor('return process')()`, 'Function'],
  ['a timer of its host', `setTimeout.constructor('return process')()`, 'Function'],
];

/** `import()` fails in the sandbox for every specifier. */
const imports = ['node:fs', 'node:child_process', 'node:net', 'data:text/javascript,1', 'react'];

export const escapeRows: readonly FaultRow[] = [
  ...attempts.map(([what, triesToReach, ...reaches]) => ({
    name: `tries to reach ${what}`,
    triesToReach,
    reaches,
  })),
  {
    name: 'tries to reach its caller',
    triesToReach: `(function () { return arguments.callee.caller?.caller?.constructor(
    'return process')(); })()`,
  },
  ...imports.map((name) => ({
    name: `tries to import ${name}`,
    inLoad: `let found;
      try { found = await import('${name}'); } catch {}
      if (found) throw new Error('reached what it must not reach')`,
    reaches: ['import'],
  })),
  {
    name: 'ends the process when it renders',
    inRender: `process.exit(1)`,
    reaches: ['process'],
    codes: ['remotes.threwAtRender'],
  },
  {
    name: 'kills the process when it loads',
    inLoad: `process.kill(process.ppid, 'SIGKILL')`,
    reaches: ['process'],
    codes: ['remotes.threwAtLoad'],
  },
];
