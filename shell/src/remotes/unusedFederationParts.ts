/**
 * Replaces modules for manifests, preloading and version comparison, which the shell does not use.
 * Compare these exports with the imports of the federation runtime after each update.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): object {
  return {};
}

export function satisfy(): boolean {
  return true;
}

function refuse(): never {
  throw new Error('the federation runtime is built without manifests');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
