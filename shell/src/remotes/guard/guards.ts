import type { BrowserRelease } from '../browserRelease';
import { createAccusations, toFaultError, type FollowDamage } from './accusations';
import { findAuthor } from './findAuthor';
import { admitRelease, dismissRelease } from './runningReleases';
import { watchPlatform, type PlatformChange } from './watchPlatform';

/** An inspection takes half a millisecond: docs/decisions/0052-guards-in-the-browser.md. */
const inspectionIntervalMs = 1000;

export interface Guards {
  /** From now on what happens may be this release's doing. */
  admit: (release: BrowserRelease) => void;
  dismiss: (release: BrowserRelease) => void;
  /** Runs code of a release that does not wait; throws the fault if the platform changed. */
  run: <T>(release: BrowserRelease, work: () => T) => T;
  follow: FollowDamage;
}

const nameAll = (changes: readonly PlatformChange[]) =>
  `changed ${changes.map(({ property }) => property).join(', ')}`;

/** Starts to watch over the page; called before the first release runs. */
export function startGuards(): Guards {
  const { setInterval } = globalThis;
  const accusations = createAccusations();
  const inspect = watchPlatform();

  function accuse(message: string, release: BrowserRelease | undefined) {
    if (!release) {
      accusations.tellProblem(message);
      return;
    }
    accusations.tellChange(release, message);
  }

  function inspectPlatform() {
    const changes = inspect();
    if (changes.some(({ isRestored }) => !isRestored)) accusations.tellLasting();
    return changes;
  }

  async function investigate(changes: readonly PlatformChange[]) {
    const authors = await Promise.all(changes.map(({ found }) => findAuthor(found)));
    for (const author of new Set(authors)) {
      accuse(nameAll(changes.filter((_, index) => authors[index] === author)), author);
    }
  }

  function inspectNow() {
    const changes = inspectPlatform();
    if (changes.length > 0) void investigate(changes);
  }

  /** What changed while nothing but this release ran is its doing. */
  function convict(release: BrowserRelease) {
    const changes = inspectPlatform();
    if (changes.length === 0) return;
    throw toFaultError(release, 'remotes.changedPage', nameAll(changes));
  }

  setInterval(() => {
    if (document.visibilityState === 'visible') inspectNow();
  }, inspectionIntervalMs);

  return {
    admit: admitRelease,
    dismiss(release) {
      dismissRelease(release);
      inspectNow();
    },
    run(release, work) {
      inspectNow();
      try {
        return work();
      } finally {
        convict(release);
      }
    },
    follow: accusations.follow,
  };
}
