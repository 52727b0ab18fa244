import type { FaultRow } from '../faultRow';

/** Work left behind when the region is ready; none of it may have an effect. */
const leftBehind = {
  'throws in a late timer': `setTimeout(() => { throw new Error('late'); }, 50)`,
  'throws in a timer of no delay': `setTimeout(() => { throw new Error('late'); }, 0)`,
  'throws in a microtask': `queueMicrotask(() => { throw new Error('late'); })`,
  'rejects a promise without a handler': `void Promise.reject(new Error('late'))`,
  'rejects a promise with null without a handler': `void Promise.reject(null)`,
  'rejects a promise later without a handler': `void new Promise((_, reject) =>
    setTimeout(() => reject(new Error('late')), 50))`,
  'fetches and waits for nothing': `void (async () => { await fetch('http://127.0.0.1:9/'); })()`,
  'loops for ever in a late timer': `setTimeout(() => { for (;;) {} }, 1000)`,
  'ends the process in a late timer': `setTimeout(() => { process.exit(); }, 50)`,
  'starts a timer again and again': `(function again() { setTimeout(again, 100); })()`,
  'starts a thousand timers': `for (let i = 0; i < 1000; i += 1) setTimeout(() => {}, 1e6)`,
  'starts a timer that is never due': `setTimeout(() => {}, Infinity)`,
  'starts a timer that is no function': `setTimeout('alert(1)', 50)`,
} as const;

export const lateRows: readonly FaultRow[] = [
  ...Object.entries(leftBehind).map(([name, statements]) => ({
    name: `${name}, from its load`,
    inLoad: statements,
  })),
  {
    name: 'throws in a timer that it starts when evaluated',
    atEvaluation: `setTimeout(() => { throw new Error('late'); }, 20)`,
  },
  {
    name: 'throws in a timer that it starts when it renders',
    inRender: `setTimeout(() => { throw new Error('late'); }, 20)`,
  },
  {
    name: 'rejects a promise when evaluated without a handler',
    atEvaluation: `void Promise.reject(new Error('late'))`,
  },
  {
    name: 'rejects a promise when it renders without a handler',
    inRender: `void Promise.reject(new Error('late'))`,
  },
];
