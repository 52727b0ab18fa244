import type { BrowserRelease, LiveSet } from '../../remotes/browserRelease';
import type { LiveStore } from '../../remotes/liveStore';

/** Whether the next generation removed a release without a newer one; false after skipped ones. */
function isWithdrawn({ remote, version }: BrowserRelease, before: LiveSet, next: LiveSet): boolean {
  const versionsOf = ({ remotes }: LiveSet) => (remotes[remote] ?? []).map((one) => one.version);
  const [was, is] = [versionsOf(before), versionsOf(next)];
  return (
    next.generation === before.generation + 1 &&
    was.includes(version) &&
    !is.includes(version) &&
    is[1] !== was[0]
  );
}

/** Puts the releases that the page must keep first in the next live set. */
export function holdReleases(
  names: Iterable<string>,
  live: LiveStore,
  before: LiveSet,
  next: LiveSet,
): LiveSet {
  const remotes = { ...next.remotes };
  for (const name of names) {
    const release = live.find(name);
    if (!release || isWithdrawn(release, before, next)) continue;
    const { remote, version } = release;
    const others = (remotes[remote] ?? []).filter((one) => one.version !== version);
    remotes[remote] = [release, ...others];
  }
  return { ...next, remotes };
}
