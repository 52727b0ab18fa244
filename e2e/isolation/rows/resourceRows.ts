import type { FaultRow } from '../faultRow';

// The render may hit any of these limits first.
const memory = ['remotes.outOfMemory', 'remotes.blockedRender', 'remotes.threwAtRender'];

const fillings = {
  'arrays of numbers': `const all = []; for (;;) all.push(new Array(5e4).fill(0.5))`,
  'one array': `const all = []; for (;;) all.push(0.5)`,
  'one string': `let all = 'x'; for (;;) all += all + all.slice(1)`,
  'array buffers': `const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))`,
  objects: `const all = []; for (;;) all.push({ all })`,
  'a map': `const all = new Map(); for (let i = 0; ; i += 1) all.set(i, {})`,
  closures: `const all = []; for (;;) { const some = new Array(1e3).fill(0); all.push(() => some); }`,
} as const;

export const resourceRows: readonly FaultRow[] = [
  ...Object.entries(fillings).map(([what, statements]) => ({
    name: `fills its memory with ${what}`,
    inRender: statements,
    codes: memory,
  })),
  {
    name: 'fills its memory in timers',
    inLoad: `const all = [];
      (function again() { all.push(new Array(1e6).fill(0.5)); setTimeout(again, 0); })();
      await new Promise(() => {})`,
    codes: [...memory, 'remotes.timeout'],
  },
  {
    name: 'fills its memory with promises',
    inLoad: `const all = []; for (;;) { all.push(new Promise(() => {})); await null; }`,
    codes: memory,
  },
  {
    name: 'keeps 20 MB for each region',
    inLoad: `globalThis.kept = new Array(2.5e6).fill(0.5)`,
  },
];
