import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { siteApi } from '@tidegate/contracts/siteApi';
import type { BrowserRelease } from './browserRelease';
import { startGuards } from './guard/startGuards';
import { loadScript } from './loadScript';
import { prepareLazyPages } from './prepareLazyPages';
import { sharedModuleObjects } from './shared-modules/sharedModuleObjects';

// Only loaded by import(): a page without a remote never requests the federation runtime.

declare global {
  // Containers are built without this runtime, so it must exist before the first one is evaluated.
  var _MF_BUNDLER_RUNTIME: unknown;
}

interface ContainerScope {
  webpackRequire: { federation: { initOptions: { name: string; remotes: [] } } };
}

interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => Exposed | Promise<Exposed>>;
}

interface Exposed {
  default?: unknown;
}

// The parts that a container calls; the others serve manifests, nested remotes and eager modules.
globalThis._MF_BUNDLER_RUNTIME = {
  runtime: {},
  attachShareScopeMap,
  bundlerRuntime: {
    init: ({ webpackRequire }: ContainerScope) =>
      new ModuleFederation(webpackRequire.federation.initOptions),
    I: initializeSharing,
    initContainerEntry,
    consumes,
  },
};

export const guards = startGuards();

const { shareScopeMap } = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(sharedModuleObjects).map(([name, shared]) => [
      name,
      {
        version: '1.0.0',
        lib: () => shared,
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
});

/** Loads a release's container and returns what it exposes, unchecked. */
export async function loadContainer(release: BrowserRelease): Promise<unknown> {
  guards.admit(release);
  await loadScript(release, release.entry);
  const container = Reflect.get(globalThis, release.container) as Container;
  await container.init(shareScopeMap['default'] ?? {});
  return (await guards.run(release, await container.get('./remote'))).default;
}

/** Unloads a release that no region shows: its container, its chunks and the runtime's records. */
export function disposeContainer(release: BrowserRelease): void {
  const { container } = release;
  guards.dismiss(release);
  // A script's variable cannot be deleted.
  if (container in globalThis) Reflect.set(globalThis, container, undefined);
  Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
  Reflect.deleteProperty(__FEDERATION__.__SHARE__, container);
  for (const script of document.querySelectorAll(`script[data-container="${container}"]`)) {
    script.remove();
  }
}

export { prepareLazyPages, siteApi };
