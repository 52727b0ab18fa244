import type { FaultRow } from '../faultRow';

// These sites run in development mode, where a refused write also throws.
const refused = ['remotes.foreignWrite'];

export const stateRows: readonly FaultRow[] = [
  {
    name: 'keeps the visitor before in a global',
    inLoad: `if (globalThis.before) throw new Error('knows the visitor before');
      globalThis.before = String(context.searchParams)`,
  },
  {
    name: 'keeps the visitor before in a variable of its module',
    inLoad: `if (remote.before) throw new Error('knows the visitor before');
      remote.before = String(context.searchParams)`,
  },
  {
    name: 'keeps the visitor before in a prototype',
    inLoad: `if ([].before) throw new Error('knows the visitor before');
      Array.prototype.before = String(context.searchParams)`,
  },
  {
    name: 'keeps the visitor before in a shared library',
    inLoad: `const { siteApi } = require('@tidegate/contracts/siteApi');
      if (siteApi.before) throw new Error('knows the visitor before');
      siteApi.before = String(context.searchParams)`,
  },
  {
    name: 'signs visitors in',
    inLoad: `context.dispatch({ type: 'user/sessionStarted', payload: { session: 'stolen' } })`,
    codes: refused,
  },
  {
    name: 'writes to the state of another remote',
    inLoad: `context.dispatch({ type: 'pricing/stolen', payload: 1 })`,
    codes: refused,
  },
  {
    name: 'dispatches what is no action',
    inLoad: `context.dispatch(42)`,
    codes: ['remotes.threwAtLoad', 'remotes.foreignWrite'],
  },
  {
    name: 'pollutes prototypes through its state',
    atEvaluation: `const { slice } = remote; const { reducer } = slice;
      slice.reducer = (state, action) =>
        ({ ...reducer(state, action), ...JSON.parse('{"x":{"__proto__":{"status":"moved"}}}') })`,
  },
  {
    name: 'keeps 9 MB of state',
    atEvaluation: `const { slice } = remote; const { reducer } = slice;
      slice.reducer = (state, action) => ({ ...reducer(state, action), x: 'x'.repeat(9e6) })`,
    codes: ['remotes.invalidReply', 'remotes.threwAtRender'],
  },
  {
    name: 'keeps state that holds itself',
    atEvaluation: `const { slice } = remote; const { reducer } = slice;
      const x = {}; x.x = x;
      slice.reducer = (state, action) => ({ ...reducer(state, action), x })`,
    codes: ['remotes.invalidReply', 'remotes.threwAtRender', 'remotes.threwAtLoad'],
  },
];
