import type { FaultRow } from '../faultRow';

const threw = ['remotes.threwAtLoad'];
const invalid = ['remotes.invalidReply'];
const blocked = ['remotes.blockedRender'];

const answers = {
  'a number': `42`,
  'a string': `'found'`,
  'an unknown status': `{ status: 'perhaps' }`,
  'an object without a status': `{}`,
  'a function': `() => ({ status: 'found' })`,
  'a status that throws': `{ get status() { throw new Error('x'); } }`,
} as const;

const found = {
  'a canonical address of another site': `canonical: 'https://evil.example/x'`,
  'a canonical address without a scheme': `canonical: '//evil.example/x'`,
  'a canonical address that is a number': `canonical: 42`,
  'a breadcrumb to another site': `breadcrumbs: [{ path: 'https://evil.example/', title: 'x' }]`,
  'a breadcrumb that runs a script': `breadcrumbs: [{ path: 'javascript:alert(1)', title: 'x' }]`,
  'breadcrumbs that are no list': `breadcrumbs: 'x'`,
  'a thousand breadcrumbs': `breadcrumbs: Array(1000).fill({ path: '/', title: 'x' })`,
  'a title of a million characters': `head: { title: 'x'.repeat(1e6), meta: [], script: [] }`,
  'a head without its fields': `head: {}`,
  'a head that refreshes the page': `head: { title: 'x', script: [],
    meta: [{ 'http-equiv': 'refresh', content: '0;url=https://evil.example' }] }`,
  'a script in its head': `head: { title: 'x', meta: [],
    script: [{ type: 'text/javascript', json: {} }] }`,
  'a thousand descriptions of things': `structuredData: Array(1000).fill({})`,
  'a description of things that holds itself': `structuredData: [(() => {
    const thing = {}; thing.thing = thing; return thing; })()]`,
  'a description of things with a BigInt': `structuredData: [{ count: 1n }]`,
  'a description of things whose toJSON throws': `structuredData: [{
    toJSON() { throw new Error('x'); } }]`,
  'a description of things that is too long': `structuredData: [{ text: 'x'.repeat(9e6) }]`,
} as const;

const targets = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/x\r\nSet-Cookie: a=b',
  '',
];

const page = ['page'] as const;
const jsonFails = [...invalid, ...threw, 'remotes.threwAtRender'];

export const loadRows: readonly FaultRow[] = [
  { name: 'rejects its load', inLoad: `throw new Error('x')`, codes: threw },
  { name: 'rejects its load with null', inLoad: `throw null`, codes: threw },
  {
    name: 'rejects its load after a wait',
    inLoad: `await Promise.resolve(); throw 'x'`,
    codes: threw,
  },
  { name: 'never ends loading', inLoad: `await new Promise(() => {})`, codes: ['remotes.timeout'] },
  {
    name: 'waits for a thenable that never settles',
    inLoad: `await { then() {} }`,
    codes: ['remotes.timeout'],
  },
  {
    name: 'waits for a thenable that throws',
    inLoad: `await { then() { throw new Error('x'); } }`,
    codes: threw,
  },
  {
    name: 'waits for a timer of a minute',
    inLoad: `await new Promise((done) => setTimeout(done, 60_000))`,
    codes: ['remotes.timeout'],
  },
  {
    name: 'waits for a short timer',
    inLoad: `await new Promise((done) => setTimeout(done, 20))`,
  },
  { name: 'loads for ever without a pause', inLoad: `for (;;) {}`, codes: blocked },
  {
    name: 'loads for ever after an await',
    inLoad: `await Promise.resolve(); for (;;) {}`,
    codes: blocked,
  },
  {
    name: 'loads for ever in a chain of promises',
    inLoad: `for (;;) await null`,
    codes: blocked,
  },
  {
    name: 'loads for ever in a timer',
    inLoad: `setTimeout(() => { for (;;) {} }, 0); await new Promise(() => {})`,
    codes: blocked,
  },
  {
    name: 'loads for ever in short timers',
    inLoad: `await new Promise(() => { (function again() { setTimeout(again, 0); })(); })`,
    codes: ['remotes.timeout', ...blocked],
  },
  ...Object.entries(answers).map(([what, value]) => ({
    name: `answers its load with ${what}`,
    inLoad: `return ${value}`,
    codes: what === 'a status that throws' ? threw : invalid,
    places: page,
  })),
  { name: 'answers its load with null', inLoad: `return null` },
  { name: 'answers its load with undefined', inLoad: `return undefined` },
  ...Object.entries(found).map(([what, fields]) => ({
    name: `names ${what}`,
    inLoad: `return { status: 'found', headValues: { year: '2026' }, ${fields} }`,
    codes: jsonFails,
    places: page,
  })),
  ...targets.map((to) => ({
    name: `moves its page to ${JSON.stringify(to)}`,
    inLoad: `return { status: 'moved', to: ${JSON.stringify(to)} }`,
    codes: invalid,
    places: page,
  })),
  {
    name: 'moves its page to itself',
    inLoad: `return { status: 'moved', to: '/blackfriday?' + context.searchParams }`,
    codes: invalid,
    places: page,
  },
];
