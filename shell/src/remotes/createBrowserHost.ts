import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { Language } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SentWords } from '../boot';
import type { SiteStore } from '../store/createSiteStore';
import { acceptModule, activateModule } from './acceptModule';
import { createCompletion } from './completeWords';
import { findSlotOwner, type BrowserRelease, type LiveSet } from './browserRelease';
import type { Damage } from './guard/accusations';
import type { Guards } from './guard/guards';
import type { LiveStore } from './liveStore';
import { loadRemote, type LoadedRelease } from './loadRemote';
import { createFollowedRegions, type FollowedRegions } from './regions/regionFollower';
import { RemoteFaultError } from './RemoteFaultError';
import type { AcceptedRemote, RemoteHost } from './remoteHost';
import type { RemoteStyles } from './remoteStyles';
import { withDeadline } from './withDeadline';

const deadlineMs = 3000;

export interface BrowserHost extends RemoteHost, FollowedRegions {
  follow: FollowedRegions['follow'];
  /** Removes styles of versions that are not shown and evicts those that are not live either. */
  disposeIdle: (shown: ReadonlySet<string>) => void;
}

interface Entry {
  release: BrowserRelease;
  loaded?: LoadedRelease;
  accepted?: AcceptedRemote;
  promise: Promise<AcceptedRemote>;
}

const keyOf = (remote: RemoteName, version: string) => `${remote}@${version}`;

/** Forwards each version and fault code once. */
function createOnce(send: (fault: RemoteFault) => void): (fault: RemoteFault) => void {
  const sent = new Set<string>();
  return (fault) => {
    const key = `${keyOf(fault.remote, fault.version)} ${fault.code}`;
    if (!sent.has(key)) send(fault);
    sent.add(key);
  };
}

function loadInTime(
  release: BrowserRelease,
  styles: RemoteStyles,
  sent: SentWords | undefined,
): Promise<LoadedRelease> {
  const { remote, version } = release;
  return withDeadline(
    () => loadRemote(release, styles, sent?.words),
    deadlineMs,
    () => new RemoteFaultError(remote, version, 'remotes.timeout', 'no answer in time'),
  );
}

function disposeEntries(
  entries: Map<string, Entry>,
  shown: ReadonlySet<string>,
  { remotes }: LiveSet,
  styles: RemoteStyles,
) {
  const toKey = ({ remote, version }: BrowserRelease) => keyOf(remote, version);
  const live = Object.values(remotes);
  const liveKeys = live.flat().map(toKey);
  const currentKeys = live.flatMap((releases) => releases.slice(0, 1)).map(toKey);
  for (const [key, { release, loaded }] of entries) {
    if (shown.has(key)) continue;
    styles.remove(release);
    if (!loaded) continue;
    if (!currentKeys.includes(key)) loaded.federation.guards.endWork(release);
    if (liveKeys.includes(key)) continue;
    loaded.federation.disposeContainer(release);
    entries.delete(key);
  }
}

function createRenderMarks(
  findGuards: () => Guards | undefined,
): Pick<RemoteHost, 'markRendering' | 'isRendering' | 'inspect'> {
  let rendering: RemoteName | null = null;
  const inspect = () => findGuards()?.inspect();
  return {
    inspect,
    markRendering(remote) {
      rendering = remote;
      // A view that throws or suspends never reaches its end mark.
      if (remote) findGuards()?.inspectSoon();
      else inspect();
    },
    isRendering: (remote) => rendering === remote,
  };
}

interface BrowserHostOptions {
  language: Language;
  store: SiteStore;
  live: LiveStore;
  styles: RemoteStyles;
  /** Messages that came with the page, by `remote@version`. */
  words: Readonly<Record<string, SentWords>>;
  isDevelopment: boolean;
  sendReport: (fault: RemoteFault) => void;
  onDamage: (damage: Damage) => void;
  /** Called when files no longer exist and no other release can replace them. */
  onStale: () => void;
}

export function createBrowserHost({
  language,
  store,
  live,
  styles,
  words,
  isDevelopment,
  sendReport,
  onDamage,
  onStale,
}: BrowserHostOptions): BrowserHost {
  const entries = new Map<string, Entry>();
  const bad = new Set<string>();
  const tellOnce = createOnce(sendReport);
  const active = new Map<RemoteName, string>();
  let guards: Guards | undefined;
  let isShellGone = false;

  async function start(release: BrowserRelease, entry: () => Entry): Promise<AcceptedRemote> {
    const { remote, version } = release;
    const sent = words[keyOf(remote, version)];
    const complete = createCompletion(release, language, sent?.isWhole === false);
    const loaded = await loadInTime(release, styles, sent).catch((error: unknown) => {
      isShellGone = error instanceof Error && error.name === 'ChunkLoadError';
      if (isShellGone) onStale();
      throw error;
    });
    const accepted = acceptModule({
      module: loaded.module,
      version,
      words: loaded.words,
      language,
      store,
      completeWords: () => complete(accepted.i18n),
      onForeignWrite(error) {
        tellOnce(error.fault);
        if (isDevelopment) throw error;
      },
    });
    Object.assign(entry(), { loaded, accepted });
    ({ guards } = loaded.federation);
    guards.follow(onDamage);
    activate(release, loaded);
    return accepted;
  }

  function activate(release: BrowserRelease, { module, federation }: LoadedRelease) {
    federation.guards.run(release, () => {
      activateModule(store, federation.siteApi, module);
    });
    active.set(release.remote, release.version);
  }

  const candidates = (remote: RemoteName) =>
    (live.get().remotes[remote] ?? [])
      .map(({ version }) => version)
      .filter((version) => !bad.has(keyOf(remote, version)));

  return {
    deadlineMs,
    candidates,
    ownerOfSlot: (slot) => findSlotOwner(live.get().remotes, slot),
    isUsable: (remote, version) => !bad.has(keyOf(remote, version)),
    get: (remote, version) => entries.get(keyOf(remote, version))?.accepted,
    accept(remote, version) {
      const key = keyOf(remote, version);
      const known = entries.get(key);
      if (known?.loaded) {
        if (active.get(remote) !== version) activate(known.release, known.loaded);
        return styles.add(known.release).then(() => known.promise);
      }
      if (known) return known.promise;
      const release = live.find(remote, version);
      if (!release) {
        return Promise.reject(new RemoteFaultError(remote, version, 'remotes.notFound'));
      }
      const entry: Entry = { release, promise: start(release, () => entry) };
      entries.set(key, entry);
      return entry.promise;
    },
    report(fault) {
      const key = keyOf(fault.remote, fault.version);
      bad.add(key);
      const entry = entries.get(key);
      entry?.loaded?.federation.guards.endWork(entry.release);
      // Offline, or without the shell's own chunk, nothing loads; that is no fault of a release.
      if (navigator.onLine && !isShellGone) tellOnce(fault);
      if (fault.code === 'remotes.notFound' && candidates(fault.remote).length === 0) onStale();
    },
    ...createRenderMarks(() => guards),
    ...createFollowedRegions(),
    disposeIdle(shown) {
      disposeEntries(entries, shown, live.get(), styles);
    },
  };
}
