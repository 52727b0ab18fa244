import { onServer } from '../releases/faults';
import type { Change } from '../releases/variantOf';

/** Its own page, or a slot of the shell's home page. */
export const places = ['page', 'slot'] as const;
export type Place = (typeof places)[number];

/** JavaScript statements that a release runs at one step of a render. */
type FaultAction =
  /** Run once, with the module as `remote` and the release's own `require`. */
  | { atEvaluation: string }
  /** Run before the original `load`, with its argument as `context`. */
  | { inLoad: string }
  /** Run in the component, before the original one renders. */
  | { inRender: string }
  /** An expression that must be falsy, tried at evaluation and in the component. */
  | { triesToReach: string }
  | { change: Change };

export type Shown = 'itself' | 'previous' | 'either' | 'notFound';

/** A fault of a release's server code, and its expected result. */
export type FaultRow = FaultAction & {
  /** Completes "a release that …". */
  name: string;
  /** One of these codes is reported; absent if the fault must have no effect. */
  codes?: readonly string[];
  /** Forbidden names whose access is reported; absent if not checked. */
  reaches?: readonly string[];
  /** The code with which the registry refuses the release. */
  refusal?: string;
  /** Defaults to `previous` with codes, else `itself`; `either` if only its own realm breaks. */
  shows?: Shown;
  /** Defaults to both. */
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
