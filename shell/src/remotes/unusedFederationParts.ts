/**
 * Built in place of three modules of the federation runtime: what reads manifests, what preloads
 * the files that those name, and what compares versions. The shell registers each release by its
 * script and shares one version of each library, so all that the rest of the runtime asks of them
 * is this; whoever updates the runtime compares its imports with these exports.
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
