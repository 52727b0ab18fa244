/** A fault of a release in the browser, and its expected result. */
export interface BrowserRow {
  /** Completes "a release that …". */
  name: string;
  /** Statements that run once, with the module as `remote`. */
  atEvaluation?: string;
  /** Statements that run before the original `load`. */
  inLoad?: string;
  /** Statements that run in the component before the original one renders. */
  inRender?: string;
  /** Statements that run in an effect of the component. */
  inEffect?: string;
  /** The reported fault code; absent if no release may be reported. */
  code?: string;
  /** A code that may be reported in addition. */
  otherCode?: string;
  /** Defaults to the previous release if there is a code, else to this one. */
  shows?: 'itself';
}

const evaluation = 'remotes.threwAtEvaluation';
const load = 'remotes.threwAtLoad';
const render = 'remotes.threwAtRender';
const afterRender = 'remotes.threwAfterRender';
const timeout = 'remotes.timeout';
const invalid = 'remotes.invalidModule';
const changed = 'remotes.changedPage';
const blocked = 'remotes.blockedRender';

const failing: readonly BrowserRow[] = [
  {
    name: 'throws an error when evaluated',
    atEvaluation: `throw new Error('x')`,
    code: evaluation,
  },
  { name: 'throws null when evaluated', atEvaluation: `throw null`, code: evaluation },
  {
    name: 'throws a promise when evaluated',
    atEvaluation: `throw new Promise(() => {})`,
    code: evaluation,
  },
  {
    name: 'carries the name of another remote',
    atEvaluation: `remote.name = 'blog'`,
    code: invalid,
  },
  { name: 'has no list of pages', atEvaluation: `remote.routes = {}`, code: invalid },
  { name: 'has no list of slots', atEvaluation: `remote.slots = null`, code: invalid },
  { name: 'throws an error from its load', inLoad: `throw new Error('x')`, code: load },
  { name: 'throws null from its load', inLoad: `throw null`, code: load },
  { name: 'never ends loading', inLoad: `await new Promise(() => {})`, code: timeout },
  { name: 'throws an error when it renders', inRender: `throw new Error('x')`, code: render },
  { name: 'throws null when it renders', inRender: `throw null`, code: render },
  { name: 'throws a string when it renders', inRender: `throw 'x'`, code: render },
  { name: 'renders an object', inRender: `return {}`, code: render },
  {
    name: 'waits for ever when it renders',
    inRender: `throw new Promise(() => {})`,
    code: timeout,
  },
  {
    name: 'waits for a thenable that never answers',
    inRender: `throw { then() {} }`,
    code: timeout,
  },
  { name: 'throws an error in an effect', inEffect: `throw new Error('x')`, code: afterRender },
  { name: 'throws null in an effect', inEffect: `throw null`, code: afterRender },
];

const afterwards: readonly BrowserRow[] = [
  { name: 'throws in a timer', inEffect: `setTimeout(() => { throw new Error('x') })` },
  { name: 'leaves a rejected promise behind', inEffect: `void Promise.reject(new Error('x'))` },
  {
    name: 'holds the page up when evaluated',
    atEvaluation: `const end = performance.now() + 800; while (performance.now() < end);`,
    ...{ code: blocked, shows: 'itself' },
  },
  {
    name: 'holds the page up in a timer',
    inEffect: `setTimeout(() => {
      const end = performance.now() + 800; while (performance.now() < end); })`,
    ...{ code: blocked, shows: 'itself' },
  },
];

/** A replacement for a platform function; guards find its source in the release's file. */
const planted = (answer: string) => `function () { return ${answer}; /* planted here */ }`;

const patches = {
  'Array.prototype.map': `Array.prototype.map = ${planted('[]')}`,
  'Array.prototype.includes': `Array.prototype.includes = ${planted('true')}`,
  'Object.keys': `Object.keys = ${planted('[]')}`,
  'JSON.stringify': `JSON.stringify = ${planted(`'{}'`)}`,
  'Promise.prototype.then': `Promise.prototype.then = ${planted('this')}`,
  'String.prototype.replace': `String.prototype.replace = ${planted(`''`)}`,
  fetch: `globalThis.fetch = ${planted(`Promise.reject(new Error('x'))`)}`,
  setTimeout: `globalThis.setTimeout = ${planted('0')}`,
  addEventListener: `EventTarget.prototype.addEventListener = ${planted('undefined')}`,
  'history.pushState': `History.prototype.pushState = ${planted('undefined')}`,
  'document.querySelector': `Document.prototype.querySelector = ${planted('null')}`,
} as const;

const changing: readonly BrowserRow[] = [
  ...Object.entries(patches).flatMap(([name, statement]): BrowserRow[] => [
    { name: `replaces ${name} when evaluated`, atEvaluation: statement, code: changed },
    {
      name: `replaces ${name} when it renders`,
      inRender: statement,
      code: changed,
      otherCode: render,
    },
    { name: `replaces ${name} in an effect`, inEffect: statement, code: changed },
  ]),
  { name: 'deletes fetch when evaluated', atEvaluation: `delete globalThis.fetch`, code: changed },
  // These faults cannot be attributed to a release.
  { name: 'deletes fetch in an effect', inEffect: `delete globalThis.fetch` },
  { name: 'adds to every object in an effect', inEffect: `Object.prototype.planted = true` },
];

const frame = {
  'removes the main part': `document.querySelector('main').remove()`,
  'removes the header': `document.querySelector('header').remove()`,
  'empties the footer': `document.querySelector('footer').replaceChildren()`,
  'empties the page': `document.body.replaceChildren()`,
  'writes over the page': `document.body.replaceChildren('gone')`,
  'moves the main part': `document.querySelector('footer').append(document.querySelector('main'))`,
} as const;

const taking: readonly BrowserRow[] = Object.entries(frame).map(([name, statement]) => ({
  ...{ name, inEffect: statement, code: changed },
}));

const lasting: readonly BrowserRow[] = [
  {
    name: 'swallows all clicks',
    atEvaluation: `document.addEventListener('click', (event) => {
      event.preventDefault(); event.stopImmediatePropagation(); }, true)`,
  },
  {
    name: 'counts in an interval',
    atEvaluation: `setInterval(() => { globalThis.ticks = (globalThis.ticks ?? 0) + 1 }, 10)`,
  },
  {
    name: 'counts in every frame',
    atEvaluation: `const count = () => {
      globalThis.ticks = (globalThis.ticks ?? 0) + 1; requestAnimationFrame(count); }; count()`,
  },
];

export const browserRows: readonly BrowserRow[] = [
  ...failing,
  ...afterwards,
  ...changing,
  ...taking,
  ...lasting,
];

const eachView = (statements: string) =>
  `for (const view of [...remote.routes, ...remote.slots]) { ${statements} }`;

const inEachComponent = (statements: string) =>
  eachView(`
    const { Component } = view;
    view.Component = (props) => { ${statements}; return Component(props); };`);

export function toStatements(row: BrowserRow): string {
  if (row.atEvaluation !== undefined) return row.atEvaluation;
  if (row.inLoad !== undefined) {
    return eachView(`
      const { load } = view;
      view.load = async (context) => { ${row.inLoad}; return load?.(context); };`);
  }
  if (row.inRender !== undefined) return inEachComponent(row.inRender);
  return inEachComponent(`useEffect(() => { ${row.inEffect ?? ''} }, [])`);
}
