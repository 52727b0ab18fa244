import type { FaultRow } from '../faultRow';

/** Expressions that are truthy where a release gets out of its realm, or at what is not its own. */
const attempts = {
  'the process': `typeof process !== 'undefined'`,
  'the require of Node': `require.resolve || require.cache || require.main`,
  'the process by the constructor of the global object': `globalThis.constructor.constructor(
    'return process')()`,
  'the process by the constructor of a function': `(() => {}).constructor('return process')()`,
  'the process by the constructor of what it gets': `require.constructor('return process')()`,
  'the process by a caught error': `(() => { try { null.x; } catch (error) {
    return error.constructor.constructor('return process')(); } })()`,
  'the process by a stack overflow': `(() => { const f = () => f(); try { f(); } catch (error) {
    return error.constructor.constructor('return process')(); } })()`,
  'the process by an async function': `(async () => {}).constructor('return process')`,
  'frames of its host by stack traces': `(() => { Error.prepareStackTrace = (_, frames) => frames;
    const { stack } = new Error(); delete Error.prepareStackTrace;
    const given = stack.flatMap((frame) => [frame.getThis(), frame.getFunction()]);
    return given.some((each) => each && !(each instanceof Object)); })()`,
  'its caller': `(function () { return arguments.callee.caller?.caller?.constructor(
    'return process')(); })()`,
  eval: `eval('1')`,
  'eval by another name': `(0, eval)('1')`,
  Function: `new Function('return 1')()`,
  WebAssembly: `typeof WebAssembly !== 'undefined'`,
  'memory shared with others': `typeof SharedArrayBuffer !== 'undefined'`,
  fetch: `typeof fetch !== 'undefined'`,
  'sockets of the web': `typeof WebSocket !== 'undefined' || typeof XMLHttpRequest !== 'undefined'`,
  'a worker': `typeof Worker !== 'undefined'`,
  'buffers of Node': `typeof Buffer !== 'undefined'`,
  'globals of Node': `typeof global !== 'undefined' || typeof setImmediate !== 'undefined'`,
  'a console that prints': `console.constructor.constructor('return process')()`,
  'a timer of its host': `setTimeout.constructor('return process')()`,
} as const;

/** What `import()` is to find: it fails whatever it names. */
const imports = ['node:fs', 'node:child_process', 'node:net', 'data:text/javascript,1', 'react'];

export const escapeRows: readonly FaultRow[] = [
  ...Object.entries(attempts).map(([what, triesToReach]) => ({
    name: `tries to reach ${what}`,
    triesToReach,
  })),
  ...imports.map((name) => ({
    name: `tries to import ${name}`,
    inLoad: `let found;
      try { found = await import('${name}'); } catch {}
      if (found) throw new Error('reached what it must not reach')`,
  })),
  {
    name: 'ends the process when it renders',
    inRender: `process.exit(1)`,
    codes: ['remotes.threwAtRender'],
  },
  {
    name: 'kills the process when it loads',
    inLoad: `process.kill(process.ppid, 'SIGKILL')`,
    codes: ['remotes.threwAtLoad'],
  },
];
