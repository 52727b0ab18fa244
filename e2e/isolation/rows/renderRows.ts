import type { FaultRow } from '../faultRow';

const threw = ['remotes.threwAtRender'];
const blocked = ['remotes.blockedRender'];

const thrown = {
  'an error': `new Error('x')`,
  null: `null`,
  undefined: `undefined`,
  'a string': `'x'`,
  'a symbol': `Symbol('x')`,
  'a frozen object': `Object.freeze({})`,
  'an object without a prototype': `Object.create(null)`,
  'an object with getters that throw': `{ get message() { throw 1; }, get stack() { throw 2; } }`,
  'a proxy that throws': `new Proxy({}, { get() { throw 1; }, has() { throw 2; } })`,
  'an error with a message of a million characters': `new Error('x'.repeat(1e6))`,
  'an error with a message that is an object': `Object.assign(new Error(), { message: {} })`,
  'an error with line breaks and terminal codes': `new Error('\\n{"code":"x"}\\n\\u001b[2J')`,
  'an error whose stack throws': `Object.defineProperty(new Error('x'), 'stack',
    { get() { throw 1; } })`,
  'an error with the code of another fault': `Object.assign(new Error('x'),
    { fault: { remote: 'blog', version: '1.0.0', code: 'remotes.notFound', message: 'x' } })`,
} as const;

const promises = {
  'a promise that never settles': `new Promise(() => {})`,
  'a thenable that never settles': `{ then() {} }`,
  'a thenable that throws': `{ then() { throw new Error('x'); } }`,
} as const;

const suspended = ['remotes.timeout', ...threw];

const endless = {
  'renders for ever': `for (;;) {}`,
  'renders for ever in a getter': `({ get x() { for (;;) {} } }).x`,
  'renders for ever in toJSON': `JSON.stringify({ toJSON() { for (;;) {} } })`,
  'renders for ever in a sort': `[2, 1].sort(() => { for (;;) {} })`,
  'matches a regular expression for ever': `/^(a+)+$/.test('a'.repeat(50) + 'b')`,
  'renders for ever and catches everything': `for (;;) try { for (;;) {} } catch {} finally {}`,
} as const;

export const renderRows: readonly FaultRow[] = [
  ...Object.entries(thrown).map(([what, value]) => ({
    name: `throws ${what} when it renders`,
    inRender: `throw ${value}`,
    codes: threw,
  })),
  ...Object.entries(promises).map(([what, value]) => ({
    name: `suspends on ${what}`,
    inRender: `throw ${value}`,
    codes: suspended,
  })),
  {
    name: 'suspends on a new rejected promise each time',
    inRender: `throw Promise.reject(new Error('x'))`,
    codes: [...suspended, ...blocked],
  },
  {
    name: 'suspends on a new settled promise each time',
    inRender: `throw Promise.resolve()`,
    codes: [...suspended, ...blocked, 'remotes.outOfMemory'],
  },
  {
    name: 'suspends once on a promise that settles',
    inRender: `if (!globalThis.isReady) throw Promise.resolve().then(() => { isReady = true; })`,
  },
  ...Object.entries(endless).map(([name, statements]) => ({
    name,
    inRender: statements,
    codes: blocked,
  })),
  {
    name: 'calls itself for ever',
    inRender: `(function again() { again(); })()`,
    codes: threw,
  },
  {
    name: 'renders itself for ever',
    inRender: `return require('react/jsx-runtime').jsx(view.Component, {})`,
    codes: [...threw, ...blocked, 'remotes.outOfMemory'],
  },
  {
    name: 'renders an object',
    inRender: `return { not: 'a node' }`,
    codes: threw,
  },
  {
    name: 'renders a function',
    inRender: `return require('react/jsx-runtime').jsx(() => () => 1, {})`,
  },
  {
    name: 'sets state while it renders',
    inRender: `const [, set] = require('react').useState(0); set(Math.random())`,
    codes: threw,
  },
  {
    name: 'calls a hook that it may not call there',
    inRender: `require('react').useMemo(() => require('react').useState(0))`,
    shows: 'itself',
  },
];
