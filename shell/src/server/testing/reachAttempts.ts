import type { ReachName } from '../sandbox/reachNames';

/** Finds an object of another realm among those reachable from some objects. */
const findForeign = `
  const findForeign = (...roots) => {
    const seen = new Set();
    const waiting = [...roots];
    while (waiting.length > 0) {
      const one = waiting.pop();
      if (one === null || !/object|function/.test(typeof one) || seen.has(one)) continue;
      seen.add(one);
      if (!(one instanceof Object) && Reflect.getPrototypeOf(one) !== null && one !== Object.prototype) return one;
      for (const key of Reflect.ownKeys(one)) {
        const { value, get, set } = Reflect.getOwnPropertyDescriptor(one, key);
        waiting.push(value, get, set);
      }
      waiting.push(Reflect.getPrototypeOf(one));
    }
  };`;

/** Marks the realm of a foreign object. */
const markRealm = `
  const markRealm = (foreign) => {
    let root = foreign;
    while (Reflect.getPrototypeOf(root)) root = Reflect.getPrototypeOf(root);
    if (root === Object.prototype) return false;
    root.planted = 'planted';
    return root.planted;
  };`;

/** Why operators do not see an attempt. */
const unseen = {
  reads: { unseen: 'it reads what it was given, as every release does' },
  stack: { unseen: 'an error of a full stack is an error like others' },
  refused: {
    unseen: 'JavaScript refuses to redefine a global of this kind, and asks no code of ours',
  },
  own: { unseen: 'in its own realm a release keeps what it likes, and the realm goes' },
} as const;

type Seen = ReachName | { unseen: string };

/**
 * Ways to break out of the sandbox: bodies of async functions that return what they found, and the
 * name that is reported. Each runs twice.
 */
export const reachAttempts: readonly (readonly [title: string, body: string, seen: Seen])[] = [
  ['a file', `return require('node:fs').readFileSync('/etc/passwd', 'utf8')`, 'require'],
  [
    'a file by import',
    `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`,
    'import',
  ],
  [
    'the memory of the process',
    `return require('fs').readFileSync('/proc/self/maps', 'utf8')`,
    'require',
  ],
  ['the environment', `return process.env.PATH`, 'process'],
  [
    'the environment in /proc',
    `return require('fs').readFileSync('/proc/self/environ', 'utf8')`,
    'require',
  ],
  ['a builtin module', `return process.getBuiltinModule('node:fs')`, 'process'],
  ['an internal binding', `return process.binding('fs')`, 'process'],
  ['a module loader', `return require('node:module').createRequire('/')('node:fs')`, 'require'],
  ['the loader of a module', `return require.main ?? require.cache`, 'require'],
  ['the module of the program', `return globalThis.module`, 'module'],
  ['a child process', `return require('node:child_process').execFileSync('id')`, 'require'],
  [
    'a worker',
    `return new (require('node:worker_threads').Worker)('0', { eval: true })`,
    'require',
  ],
  ['a socket', `return require('node:net').connect(9).on('error', () => undefined)`, 'require'],
  [
    'a request',
    `return require('node:http').get('http://127.0.0.1:9').on('error', () => 0)`,
    'require',
  ],
  ['fetch', `return fetch('http://127.0.0.1:9').catch((error) => error)`, 'fetch'],
  [
    'the addresses of the network',
    `return require('node:dns').promises.lookup('localhost')`,
    'require',
  ],
  ['the inspector', `return new (require('node:inspector').Session)()`, 'require'],
  ['the end of the process', `return process.exit`, 'process'],
  ['signals to processes', `return process.kill`, 'process'],
  ['an abort of the process', `return process.abort`, 'process'],
  ['the output of the process', `return process.stdout`, 'process'],
  ['tasks of the process', `return setImmediate(() => undefined)`, 'setImmediate'],
  ['tasks for ever', `return setInterval(() => undefined, 1e6)`, 'setInterval'],
  ['code from strings', `return Function('return 1')()`, 'Function'],
  ['evaluated code', `return eval('1')`, 'eval'],
  ['evaluated code of the realm', `return (0, eval)('1')`, 'eval'],
  [
    'an asynchronous function from a string',
    `return (async () => 0).constructor('return 1')()`,
    'Function',
  ],
  ['a generator from a string', `return function* () {}.constructor('yield 1')()`, 'Function'],
  [
    'the realm of what is received',
    `return received.constructor.constructor('return this')()`,
    'Function',
  ],
  ['the realm of the door', `return sandbox.receive.constructor('return this')()`, 'Function'],
  [
    'the realm of an error',
    `return new Error().constructor.constructor('return process')()`,
    'Function',
  ],
  [
    'the realm of a shared module',
    `return require('react').useState.constructor('return 1')()`,
    'Function',
  ],
  [
    'a foreign object among the globals',
    `${findForeign} return findForeign(globalThis)`,
    'globalThis',
  ],
  [
    'a foreign object in what is shared',
    `${findForeign}
    const names = ['react', 'react/jsx-runtime', 'react-router-dom', 'react-redux'];
    return findForeign(...names.map(require))`,
    unseen.reads,
  ],
  [
    'a foreign object on the stack',
    `${findForeign}
    let found;
    Error.prepareStackTrace = (_, sites) => {
      found = findForeign(sites, ...sites.flatMap((site) => [site.getThis(), site.getFunction()]));
    };
    void new Error().stack;
    return found`,
    'Error.prepareStackTrace',
  ],
  [
    'the realm that formats stacks, where the stack is full',
    `${markRealm}
    let foreign;
    function dive() {
      try { dive() } catch {}
      if (foreign) return;
      try { void new Error().stack } catch (error) { if (!(error instanceof Error)) foreign = error }
    }
    dive();
    return markRealm(foreign)`,
    unseen.stack,
  ],
  [
    'the realm that refuses an import',
    `${markRealm}
    const error = await import('planted:').catch((reason) => reason);
    return markRealm(error)`,
    'import',
  ],
  [
    'a setter on what is received',
    `return Object.defineProperty(globalThis, 'received', { configurable: true, set() {} })`,
    unseen.refused,
  ],
  [
    'a door of its own',
    `return Object.defineProperty(globalThis, 'sandbox', { configurable: true, value: {} })`,
    unseen.refused,
  ],
  ['the door opened wider', `'use strict'; sandbox.receive = () => 0; return 'changed'`, 'sandbox'],
  [
    'the globals without their trap',
    `Object.setPrototypeOf(globalThis, Object.prototype);
    return typeof process !== 'undefined'`,
    'globalThis',
  ],
  ['shared memory', `return new SharedArrayBuffer(8)`, 'SharedArrayBuffer'],
  ['shared memory of WebAssembly', `return new WebAssembly.Memory({ initial: 1 })`, 'WebAssembly'],
  ['waiting without end', `return Atomics`, 'Atomics'],
  [
    'code that runs when memory is freed',
    `return new FinalizationRegistry(() => undefined)`,
    'FinalizationRegistry',
  ],
  [
    'a global of an earlier request',
    `const found = globalThis.left; globalThis.left = 'left'; return found`,
    unseen.own,
  ],
  [
    'a prototype of an earlier request',
    `const found = [].left; Array.prototype.left = 'left'; return found`,
    unseen.own,
  ],
  [
    'a shared function of an earlier request',
    `const { useState } = require('react');
    const found = useState.left;
    useState.left = 'left';
    return found`,
    unseen.own,
  ],
];
