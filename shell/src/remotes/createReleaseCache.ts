import type { Language } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SentMessages } from '../boot';
import type { SiteStore } from '../store/createSiteStore';
import { acceptModule, activateModule } from './acceptModule';
import { toReleaseName, type BrowserRelease } from './browserRelease';
import { createMessageCompletion } from './createMessageCompletion';
import type { Guards } from './guard/startGuards';
import type { ViolationListener } from './guard/createViolationReports';
import { listVersions, type LiveStore } from './liveStore';
import { loadRemote, type LoadedRelease } from './loadRemote';
import { RemoteFaultError } from './RemoteFaultError';
import type { AcceptedRemote, RemoteHost } from './remoteHost';
import type { RemoteStyles } from './remoteStyles';
import { withDeadline } from './withDeadline';

export const deadlineMs = 3000;

interface Entry {
  release: BrowserRelease;
  loaded?: LoadedRelease;
  accepted?: AcceptedRemote;
  hasFailed?: true;
  promise: Promise<AcceptedRemote>;
}

export interface ReleaseCacheOptions {
  language: Language;
  store: SiteStore;
  live: LiveStore;
  styles: RemoteStyles;
  /** Messages that came with the page, by `remote@version`. */
  messages: Readonly<Record<string, SentMessages>>;
  onViolation: ViolationListener;
  onForeignWrite: (error: RemoteFaultError) => void;
  onLoadError: (error: unknown) => void;
}

export interface ReleaseCache extends Pick<RemoteHost, 'get' | 'accept'> {
  /** Undefined until the first release is loaded. */
  guards: () => Guards | undefined;
  endWork: (name: string) => void;
  /**
   * Evicts versions that are neither shown nor live. The styles of a current one stay, because
   * removing a sheet makes the browser lay out the whole page again.
   */
  disposeIdle: (shown: ReadonlySet<string>) => void;
}

async function loadAccepted(
  release: BrowserRelease,
  withinMs: number,
  { language, store, styles, messages, onForeignWrite, onLoadError }: ReleaseCacheOptions,
) {
  const sent = messages[toReleaseName(release)];
  const complete = createMessageCompletion(release, language, sent?.isWhole === false);
  const loaded = await withDeadline(release, withinMs, () =>
    loadRemote(release, styles, sent?.messages),
  ).catch((error: unknown) => {
    onLoadError(error);
    throw error;
  });
  const { federation, module } = loaded;
  federation.prepareLazyPages(release, module, federation.guards, withinMs);
  const accepted: AcceptedRemote = acceptModule({
    ...loaded,
    version: release.version,
    language,
    store,
    completeMessages: () => complete(accepted.i18n),
    onForeignWrite,
  });
  return { loaded, accepted };
}

/** The releases that this page has loaded, by `remote@version`. */
export function createReleaseCache(options: ReleaseCacheOptions): ReleaseCache {
  const { store, live, styles } = options;
  const entries = new Map<string, Entry>();
  const active = new Map<RemoteName, string>();
  let guards: Guards | undefined;

  function activate(release: BrowserRelease, { module, federation }: LoadedRelease) {
    federation.guards.run(release, () => {
      activateModule(store, federation.siteApi, module);
    });
    active.set(release.remote, release.version);
  }

  async function start(
    release: BrowserRelease,
    withinMs: number,
    entry: () => Entry,
  ): Promise<AcceptedRemote> {
    const { loaded, accepted } = await loadAccepted(release, withinMs, options);
    Object.assign(entry(), { loaded, accepted });
    ({ guards } = loaded.federation);
    guards.observe(options.onViolation);
    activate(release, loaded);
    return accepted;
  }

  return {
    guards: () => guards,
    get: (remote, version) => entries.get(toReleaseName({ remote, version }))?.accepted,
    accept(remote, version, withinMs = deadlineMs) {
      const name = toReleaseName({ remote, version });
      const known = entries.get(name);
      if (known?.loaded) {
        if (active.get(remote) !== version) activate(known.release, known.loaded);
        return styles.add(known.release).then(() => known.promise);
      }
      if (known) return known.promise;
      const release = live.find(name);
      if (!release) {
        return Promise.reject(new RemoteFaultError({ remote, version }, 'remotes.notFound'));
      }
      const entry: Entry = { release, promise: start(release, withinMs, () => entry) };
      entries.set(name, entry);
      return entry.promise;
    },
    endWork(name) {
      const entry = entries.get(name);
      if (entry) entry.hasFailed = true;
      entry?.loaded?.federation.guards.endWork(entry.release);
    },
    disposeIdle(shown) {
      for (const [name, { release, loaded, hasFailed }] of entries) {
        if (shown.has(name)) continue;
        const versions = listVersions(live.get(), release.remote);
        const isCurrent = versions[0] === release.version;
        if (!isCurrent || hasFailed) styles.remove(release);
        if (!loaded) continue;
        if (!isCurrent) loaded.federation.guards.endWork(release);
        if (versions.includes(release.version)) continue;
        loaded.federation.disposeContainer(release);
        entries.delete(name);
      }
    },
  };
}
