import globals from 'globals';

// Globals of every platform that the contract runs on.
const universal = new Set([
  ...Object.keys(globals.es2023),
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
]);

/** `shared-contracts` may use these as types but never as values. */
export const platformGlobals = [
  ...new Set([...Object.keys(globals.browser), ...Object.keys(globals.node)]),
].filter((name) => !universal.has(name));
