import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { BrowserRelease, LiveSet } from '../../remotes/browserRelease';
import type { LiveStore } from '../../remotes/liveStore';

/**
 * Whether one change of the live set took a release back: it is gone, although no newer release took
 * its place. Several changes at once do not say.
 */
function isTakenBack({ remote, version }: BrowserRelease, before: LiveSet, next: LiveSet): boolean {
  const versionsOf = ({ remotes }: LiveSet) => (remotes[remote] ?? []).map((one) => one.version);
  const [was, is] = [versionsOf(before), versionsOf(next)];
  return (
    next.generation === before.generation + 1 &&
    was.includes(version) &&
    !is.includes(version) &&
    is[1] !== was[0]
  );
}

/** The next live set, with every release in front that the page is to keep for now. */
export function holdReleases(
  names: Iterable<string>,
  live: LiveStore,
  before: LiveSet,
  next: LiveSet,
): LiveSet {
  const remotes = { ...next.remotes };
  for (const name of names) {
    const [remote, version = ''] = name.split('@') as [RemoteName, string?];
    const release = live.find(remote, version);
    if (!release || isTakenBack(release, before, next)) continue;
    const others = (remotes[remote] ?? []).filter((one) => one.version !== version);
    remotes[remote] = [release, ...others];
  }
  return { ...next, remotes };
}
