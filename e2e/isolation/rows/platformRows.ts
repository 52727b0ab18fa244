import type { FaultRow } from '../faultRow';

/** Replaced built-ins after which nothing in the realm renders. */
const broken = {
  'Array.prototype.includes': `() => true`,
  'Array.prototype.flatMap': `() => []`,
  'Array.prototype.map': `() => { throw new Error('x'); }`,
  'Array.prototype.push': `() => 0`,
  'Object.assign': `() => { throw new Error('x'); }`,
  'Map.prototype.get': `() => undefined`,
  'Promise.prototype.then': `() => new Promise(() => {})`,
  'Array.prototype[Symbol.iterator]': `() => { throw new Error('x'); }`,
  'JSON.parse': `() => { throw new Error('x'); }`,
  'JSON.stringify': `() => 'x'`,
} as const;

/** Replaced built-ins after which the remote no longer finds its pages and reports 404. */
const blinding = {
  'Object.keys': `() => []`,
  'String.prototype.slice': `() => 'x'`,
} as const;

const odd = {
  'Math.random': `() => 0.5`,
  'Error.prepareStackTrace': `() => 'x'`,
} as const;

const ownRealm = [
  'remotes.threwAtEvaluation',
  'remotes.threwAtLoad',
  'remotes.threwAtRender',
  'remotes.invalidReply',
  'remotes.invalidModule',
  'remotes.timeout',
  'remotes.blockedRender',
];

/** Changes to the release's own realm, which must not affect any other. */
export const platformRows: readonly FaultRow[] = [
  ...Object.entries(broken).map(([what, value]) => ({
    name: `replaces ${what}`,
    atEvaluation: `${what} = ${value}`,
    codes: ownRealm,
    shows: 'either',
  })),
  ...Object.entries(blinding).flatMap(([what, value]): FaultRow[] => {
    const action = { name: `replaces ${what}`, atEvaluation: `${what} = ${value}` };
    return [
      { ...action, shows: 'notFound', places: ['page'] },
      { ...action, codes: ownRealm, shows: 'either', places: ['slot'] },
    ];
  }),
  ...Object.entries(odd).map(([what, value]) => ({
    name: `replaces ${what}`,
    atEvaluation: `${what} = ${value}`,
  })),
  {
    name: 'stops the clock',
    atEvaluation: `Date.now = () => 0`,
  },
  {
    name: 'gives every object a status',
    atEvaluation: `Object.prototype.status = 'moved'; Object.prototype.to = '//evil.example'`,
    codes: ownRealm,
    shows: 'either',
  },
  {
    name: 'gives every object a toJSON',
    atEvaluation: `Object.prototype.toJSON = () => ({ messages: 1 })`,
    codes: ownRealm,
  },
  {
    name: 'freezes every prototype',
    atEvaluation: `for (const each of [Object, Array, Function, Promise, String, Map, Set, Error])
      Object.freeze(each.prototype)`,
    codes: ownRealm,
    shows: 'either',
  },
  {
    name: 'replaces the door of its realm',
    atEvaluation: `'use strict'; globalThis.sandbox = { receive() {}, take: () => '{}' }`,
    codes: ownRealm,
    shows: 'either',
  },
];
