import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { siteApi } from '@tidegate/contracts/siteApi';
import type { BrowserRelease } from './browserRelease';
import { startGuards } from './guard/startGuards';
import { sharedModuleObjects } from './shared-modules/sharedModuleObjects';

// Only loaded by import(): a page without a remote never requests the federation runtime.

declare global {
  // Containers are built without this runtime, so it must exist before the first one is evaluated.
  var _MF_BUNDLER_RUNTIME: unknown;
}

globalThis._MF_BUNDLER_RUNTIME = bundlerRuntime;

export const guards = startGuards();

const integrities = new Map<string, string>();

const federation = createInstance({
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
  plugins: [
    {
      name: 'tidegate-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrities.get(new URL(url, location.href).pathname);
        if (integrity) script.integrity = integrity;
        return script;
      },
    },
  ],
});

interface Exposed {
  default?: unknown;
}

/** Evaluates a release's container and returns what it exposes, unchecked. */
export async function loadContainer(release: BrowserRelease): Promise<unknown> {
  const { container, entry } = release;
  guards.admit(release);
  integrities.set(entry.url, entry.integrity);
  federation.registerRemotes([
    {
      name: container,
      entry: new URL(entry.url, location.href).href,
      type: 'global',
      entryGlobalName: container,
    },
  ]);
  const evaluate = await federation.loadRemote<() => Exposed | Promise<Exposed>>(
    `${container}/remote`,
    {
      loadFactory: false,
      from: 'runtime',
    },
  );
  return evaluate && (await guards.run(release, evaluate)).default;
}

// The runtime's only way to remove a remote is this private method.
interface RemoteRecords {
  removeRemote: (remote: { name: string }) => void;
  idToRemoteMap: Record<string, unknown>;
}

/** Unloads a release that no region shows: its container, its chunks and the runtime's records. */
export function disposeContainer(release: BrowserRelease): void {
  const { container, entry } = release;
  guards.dismiss(release);
  integrities.delete(entry.url);
  const remote = federation.options.remotes.find(({ name }) => name === container);
  const records = federation.remoteHandler as unknown as RemoteRecords;
  if (remote) records.removeRemote(remote);
  Reflect.deleteProperty(records.idToRemoteMap, `${container}/remote`);
  Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
  for (const script of document.querySelectorAll(`script[data-container="${container}"]`)) {
    script.remove();
  }
}

export { siteApi };
