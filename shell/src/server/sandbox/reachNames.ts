/** Globals that a context lacks because they lead out of it. */
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
  // These can block a thread, exhaust memory or run code later, and no page needs them.
  'SharedArrayBuffer',
  'Atomics',
  'WebAssembly',
  'FinalizationRegistry',
] as const;

/** All blocked APIs whose use is reported. */
export const reachNames = [
  ...missingGlobals,
  'eval',
  'Function',
  'import',
  'sandbox',
  /** Enumerating globals, or replacing the prototype of the global object. */
  'globalThis',
  'Error.prepareStackTrace',
] as const;

export type ReachName = (typeof reachNames)[number];
