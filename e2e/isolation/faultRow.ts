import { onServer } from '../releases/faults';
import type { Change } from '../releases/variantOf';

/** Where a release shows something: on a page of its own, or in a slot of the shell's home page. */
export const places = ['page', 'slot'] as const;
export type Place = (typeof places)[number];

/** JavaScript that a release does at one step of a render, as `Statements` in a function. */
type Misdeed =
  /** Once, with the module as `remote` and the release's own `require`. */
  | { atEvaluation: string }
  /** In an async function in place of `load`: `load` is the original, `context` its argument. */
  | { inLoad: string }
  /** In the component, before the original one renders. */
  | { inRender: string }
  /** An expression of which the value is to be falsy, tried at evaluation and in the component. */
  | { triesToReach: string }
  | { change: Change };

export type Shown = 'itself' | 'previous' | 'either' | 'notFound';

/** A fault of a release's server side, and what is to come of it. */
export type FaultRow = Misdeed & {
  /** Completes "a release that …". */
  name: string;
  /** The codes of which one names the release; absent where it may have no effect at all. */
  codes?: readonly string[];
  /** What operators hear that it reached for, if that is to be looked at. */
  reaches?: readonly string[];
  /** The code that the registry refuses it with: it never becomes live. */
  refusal?: string;
  /**
   * What visitors see; unless given the previous release where there are codes, else this one.
   * `either`: it breaks its own realm alone, and whether it still renders there is its own affair.
   */
  shows?: Shown;
  /** Unless given both. */
  places?: readonly Place[];
};

const eachView = (statements: string) =>
  `for (const view of [...remote.routes, ...remote.slots]) { ${statements} }`;

const inEachComponent = (statements: string) =>
  eachView(`
    const { Component } = view;
    view.Component = (props) => { ${statements}; return Component(props); };`);

const inEachLoad = (statements: string) =>
  eachView(`
    const { load } = view;
    view.load = async (context) => { ${statements}; return load?.(context); };`);

const reach = (expression: string) => `
  let reached;
  try { reached = (${expression}); } catch {}
  if (reached) throw new Error('reached what it must not reach');`;

export function toChange(row: FaultRow): Change {
  if ('change' in row) return row.change;
  if ('atEvaluation' in row) return onServer(row.atEvaluation);
  if ('inLoad' in row) return onServer(inEachLoad(row.inLoad));
  if ('inRender' in row) return onServer(inEachComponent(row.inRender));
  const attempt = reach(row.triesToReach);
  return onServer(`{ ${attempt} } ${inEachComponent(attempt)}`);
}

export function whatShows({ shows, codes }: FaultRow): Shown {
  return shows ?? (codes ? 'previous' : 'itself');
}
