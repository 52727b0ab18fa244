import globals from 'globals';

// Part of every platform the contract runs on, and of no platform in particular.
const universal = new Set([
  ...Object.keys(globals.es2023),
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
]);

/** What `shared-contracts` may name as a type but never use as a value. */
export const platformGlobals = [
  ...new Set([...Object.keys(globals.browser), ...Object.keys(globals.node)]),
].filter((name) => !universal.has(name));
