import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { BrowserRelease } from '../../remotes/browserRelease';
import type { Quarantine } from './createQuarantine';
import type { ServerRelease } from './serverRelease';

type Judge = Pick<Quarantine, 'has' | 'isDangerous'>;

/** If all versions are in quarantine, the harmless ones serve as suspects. */
function leaveOutQuarantined(all: readonly ServerRelease[], quarantine: Judge) {
  const good = all.filter(({ browser }) => !quarantine.has(browser.remote, browser.version));
  if (good.length > 0) return good;
  return all
    .filter(({ browser }) => !quarantine.isDangerous(browser.remote, browser.version))
    .map((release): ServerRelease => ({ ...release, isSuspect: true }));
}

/** The releases that may serve one page, best first. Nothing else leaves versions out. */
export function createCandidates(
  pinned: Iterable<readonly [RemoteName, readonly ServerRelease[]]>,
  quarantine: Judge,
) {
  const left = new Map<RemoteName, readonly ServerRelease[]>();
  for (const [remote, all] of pinned) left.set(remote, leaveOutQuarantined(all, quarantine));
  const of = (remote: RemoteName) => left.get(remote) ?? [];
  return {
    of,
    /** Leaves out the version of a release that has failed on this page. */
    drop({ browser: { remote, version } }: ServerRelease): void {
      const others = of(remote).filter(({ browser }) => browser.version !== version);
      left.set(remote, others);
    },
    forBrowser: (): Partial<Record<RemoteName, readonly BrowserRelease[]>> =>
      Object.fromEntries(
        [...left].map(([remote, all]) => [remote, all.map(({ browser }) => browser)]),
      ),
  };
}

export type Candidates = ReturnType<typeof createCandidates>;
