/** Finds an object of another realm among what can be reached from some objects. */
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

/** Leaves a mark where every object of the foreign object's realm has it. */
const markRealm = `
  const markRealm = (foreign) => {
    let root = foreign;
    while (Reflect.getPrototypeOf(root)) root = Reflect.getPrototypeOf(root);
    if (root === Object.prototype) return false;
    root.planted = 'planted';
    return root.planted;
  };`;

/**
 * What code of a release may try to get hold of: bodies of asynchronous functions that answer what
 * they found. Each runs twice.
 */
export const reachAttempts: readonly (readonly [title: string, body: string])[] = [
  ['a file', `return require('node:fs').readFileSync('/etc/passwd', 'utf8')`],
  ['a file by import', `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`],
  ['the memory of the process', `return require('fs').readFileSync('/proc/self/maps', 'utf8')`],
  ['the environment', `return process.env.PATH`],
  ['the environment in /proc', `return require('fs').readFileSync('/proc/self/environ', 'utf8')`],
  ['a builtin module', `return process.getBuiltinModule('node:fs')`],
  ['an internal binding', `return process.binding('fs')`],
  ['a module loader', `return require('node:module').createRequire('/')('node:fs')`],
  ['another module loader', `return globalThis.module ?? require.main ?? require.cache`],
  ['a child process', `return require('node:child_process').execFileSync('id')`],
  ['a worker', `return new (require('node:worker_threads').Worker)('0', { eval: true })`],
  ['a socket', `return require('node:net').connect(9).on('error', () => undefined)`],
  ['a request', `return require('node:http').get('http://127.0.0.1:9').on('error', () => 0)`],
  ['fetch', `return fetch('http://127.0.0.1:9').catch((error) => error)`],
  ['the addresses of the network', `return require('node:dns').promises.lookup('localhost')`],
  ['the inspector', `return new (require('node:inspector').Session)()`],
  ['the end of the process', `return process.exit`],
  ['signals to processes', `return process.kill`],
  ['an abort of the process', `return process.abort`],
  ['the output of the process', `return process.stdout`],
  ['tasks of the process', `return setImmediate(() => undefined)`],
  ['tasks for ever', `return setInterval(() => undefined, 1e6)`],
  ['code from strings', `return Function('return 1')()`],
  ['evaluated code', `return eval('1')`],
  ['evaluated code of the realm', `return (0, eval)('1')`],
  ['an asynchronous function from a string', `return (async () => 0).constructor('return 1')()`],
  ['a generator from a string', `return function* () {}.constructor('yield 1')()`],
  ['the realm of what is heard', `return heard.constructor.constructor('return this')()`],
  ['the realm of the door', `return sandbox.hear.constructor('return this')()`],
  ['the realm of an error', `return new Error().constructor.constructor('return process')()`],
  ['the realm of a lent module', `return require('react').useState.constructor('return 1')()`],
  ['a foreign object among the globals', `${findForeign} return findForeign(globalThis)`],
  [
    'a foreign object in what is lent',
    `${findForeign}
    const names = ['react', 'react/jsx-runtime', 'react-router-dom', 'react-redux'];
    return findForeign(...names.map(require))`,
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
  ],
  [
    'the realm that refuses an import',
    `${markRealm}
    const error = await import('planted:').catch((reason) => reason);
    return markRealm(error)`,
  ],
  [
    'a setter on what is heard',
    `return Object.defineProperty(globalThis, 'heard', { configurable: true, set() {} })`,
  ],
  [
    'a door of its own',
    `return Object.defineProperty(globalThis, 'sandbox', { configurable: true, value: {} })`,
  ],
  ['the door opened wider', `'use strict'; sandbox.hear = () => 0; return 'changed'`],
  ['shared memory', `return new SharedArrayBuffer(8)`],
  ['shared memory of WebAssembly', `return new WebAssembly.Memory({ initial: 1 })`],
  ['waiting without end', `return Atomics`],
  ['code that runs when memory is freed', `return new FinalizationRegistry(() => undefined)`],
  [
    'a global of an earlier request',
    `const found = globalThis.left; globalThis.left = 'left'; return found`,
  ],
  [
    'a prototype of an earlier request',
    `const found = [].left; Array.prototype.left = 'left'; return found`,
  ],
  [
    'a lent function of an earlier request',
    `const { useState } = require('react');
    const found = useState.left;
    useState.left = 'left';
    return found`,
  ],
];
