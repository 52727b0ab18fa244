/** Globals of Node and of browsers that a context does not have: each leads out of it. */
export const missingGlobals = [
  'process',
  'global',
  'Buffer',
  'require',
  'module',
  'setImmediate',
  'setInterval',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'importScripts',
  'Deno',
  'Bun',
  // Nothing on a page computes with these. They can hold a thread or its memory, or run code later.
  'SharedArrayBuffer',
  'Atomics',
  'WebAssembly',
  'FinalizationRegistry',
] as const;

/** Everything a release is told to have reached for, without getting it. */
export const reachNames = [
  ...missingGlobals,
  'eval',
  'Function',
  'import',
  'sandbox',
  /** The list of all globals, or the object behind the global one. */
  'globalThis',
  'Error.prepareStackTrace',
] as const;

export type ReachName = (typeof reachNames)[number];
