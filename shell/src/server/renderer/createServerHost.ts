import { pickSlotWords } from '@tidegate/contracts/slotWords';
import type { RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { siteApi } from '@tidegate/contracts/siteApi';
import { slotOwners } from '@tidegate/contracts/slots';
import type { SentWords } from '../../boot';
import type { Words } from '../../locale/createWords';
import { acceptModule, activateModule } from '../../remotes/acceptModule';
import { RemoteFaultError } from '../../remotes/RemoteFaultError';
import type { AcceptedRemote, RemoteHost } from '../../remotes/remoteHost';
import type { SiteStore } from '../../store/createSiteStore';
import type { RenderTask, ServerRelease } from '../renderTask';
import { loadServerModule } from './loadServerModule';
import { markRunning } from './markRunning';

/** How long a remote may keep a render waiting: little beside a page, longer where it is the page. */
const deadlinesMs = { slot: 500, page: 2500 };
/** A hanging remote would else hold the processes that the rest of the site is rendered by. */
const suspectShare = 1 / 5;

export interface ServerHost extends RemoteHost {
  faults: readonly RemoteFault[];
  /** The releases that regions of this page show. */
  used: () => readonly ServerRelease[];
  /** Words of those releases, by `remote@version`. */
  words: () => Record<string, SentWords>;
}

/** What a page carries of a remote that it shows nothing of but slots. */
function toSlotWords({ slots }: RemoteModule, words: Words): SentWords {
  const wanted = slots.map((slot) => slot.words);
  const isWhole = wanted.includes(undefined);
  return {
    words: isWhole
      ? words
      : pickSlotWords(
          words,
          wanted.flatMap((keys) => keys ?? []),
        ),
    isWhole,
  };
}

/** The host of one render; `failed` are versions that failed earlier in the same request. */
export function createServerHost(
  task: RenderTask,
  store: SiteStore,
  failed: readonly RemoteFault[],
): ServerHost {
  const { releases, language, isDevelopment } = task;
  const accepted = new Map<string, { remote: AcceptedRemote; release: ServerRelease }>();
  const words: Record<string, SentWords> = {};
  const faults = [...failed];
  let rendering: RemoteName | null = null;

  const isBad = (remote: RemoteName, version: string) =>
    faults.some((fault) => fault.remote === remote && fault.version === version);

  function usableReleases(remote: RemoteName) {
    return (releases[remote] ?? []).filter(({ browser }) => !isBad(remote, browser.version));
  }

  async function accept(remote: RemoteName, version: string): Promise<AcceptedRemote> {
    const key = `${remote}@${version}`;
    const known = accepted.get(key);
    if (known) return known.remote;
    const release = usableReleases(remote).find(({ browser }) => browser.version === version);
    if (!release) throw new RemoteFaultError(remote, version, 'remotes.notFound');
    const loaded = await loadServerModule(release, (isRunning) => {
      markRunning(isRunning ? remote : null);
    });
    activateModule(store, siteApi, loaded.module);
    const fresh = acceptModule({
      module: loaded.module,
      version,
      words: loaded.words,
      language,
      store,
      completeWords() {
        words[key] = { words: loaded.words, isWhole: true };
        return Promise.resolve();
      },
      onForeignWrite(error) {
        if (isDevelopment) throw error;
        faults.push(error.fault);
      },
    });
    words[key] = toSlotWords(loaded.module, loaded.words);
    accepted.set(key, { remote: fresh, release });
    return fresh;
  }

  return {
    deadlineMs(remote, version, kind) {
      const release = releases[remote]?.find(({ browser }) => browser.version === version);
      return deadlinesMs[kind] * (release?.isSuspect ? suspectShare : 1);
    },
    faults,
    candidates: (remote) => usableReleases(remote).map(({ browser }) => browser.version),
    arrivesLater: (remote) => releases[remote]?.[0]?.browser.isDevelopment === true,
    ownerOfSlot(slot) {
      const owner = slotOwners[slot];
      return releases[owner]?.[0]?.browser.slots.includes(slot) ? owner : undefined;
    },
    isUsable: (remote, version) => !isBad(remote, version),
    get: (remote, version) => accepted.get(`${remote}@${version}`)?.remote,
    accept,
    report: (fault) => faults.push(fault),
    markRendering(remote) {
      rendering = remote;
      markRunning(remote);
    },
    isRendering: (remote) => rendering === remote,
    used: () => [...accepted.values()].map(({ release }) => release),
    words: () => words,
  };
}
