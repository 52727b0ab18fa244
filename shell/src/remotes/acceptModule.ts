import type { Language } from '@tidegate/contracts/languages';
import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SiteApi } from '@tidegate/contracts/siteApi';
import { isRecord } from '../isRecord';
import { createI18n, type Messages } from '../locale/createI18n';
import type { SiteStore } from '../store/createSiteStore';
import { guardStore } from '../store/guardStore';
import type { BrowserRelease } from './browserRelease';
import { RemoteFaultError } from './RemoteFaultError';
import type { AcceptedRemote } from './remoteHost';

/** Version of the shared API's cache in the store. */
export const siteApiVersion = 1;

function isModule(value: unknown): value is RemoteModule {
  return isRecord(value) && Array.isArray(value['routes']) && Array.isArray(value['slots']);
}

/** Throws unless the exposed object is the module of this remote. */
export function checkModule(exposed: unknown, remote: RemoteName, version: string): RemoteModule {
  if (!isModule(exposed) || exposed.name !== remote) {
    throw new RemoteFaultError({ remote, version }, 'remotes.invalidModule', 'not a remote module');
  }
  return exposed;
}

/** Adds the facts of pages that the edge lists for a release before contract 1.5.0. */
export function completeModule(module: RemoteModule, known: BrowserRelease['routes']) {
  const findFacts = (path: string) => known?.find((route) => route.path === path);
  const complete = (route: RemoteRoute) => Object.assign({}, route, findFacts(route.path));
  return known ? { ...module, routes: module.routes.map(complete) } : module;
}

/** Activates a version's reducer and endpoints; called again after a rollback. */
export function activateModule(store: SiteStore, siteApi: SiteApi, module: RemoteModule): void {
  if (module.registerEndpoints) {
    if (!('siteApi' in store.getState())) {
      store.injectSlice({ key: 'siteApi', version: siteApiVersion, reducer: siteApi.reducer });
      store.addMiddleware(siteApi.middleware);
    }
    module.registerEndpoints(siteApi);
  }
  if (module.slice) {
    store.injectSlice({ key: module.name, ...module.slice });
  }
}

export function acceptModule({
  module,
  version,
  messages,
  language,
  store,
  completeMessages,
  onForeignWrite,
}: Pick<AcceptedRemote, 'module' | 'version' | 'completeMessages'> & {
  messages: Messages;
  language: Language;
  store: SiteStore;
  onForeignWrite: (error: RemoteFaultError) => void;
}): AcceptedRemote {
  const remote = module.name;
  return {
    remote,
    version,
    module,
    i18n: createI18n(language, { [remote]: messages }),
    completeMessages,
    store: guardStore(store, remote, (actionType) =>
      onForeignWrite(new RemoteFaultError({ remote, version }, 'remotes.foreignWrite', actionType)),
    ),
  };
}
