import type { BrowserRelease } from '../browserRelease';
import { createAccusations, toFaultError, type FollowDamage } from './accusations';
import { findAuthor } from './findAuthor';
import { followListeners } from './ownedListeners';
import { followTimers } from './ownedTimers';
import { admitRelease, dismissRelease } from './runningReleases';
import { watchBlocking } from './watchBlocking';
import { watchFrame } from './watchFrame';
import { watchPlatform, type PlatformChange } from './watchPlatform';

/** An inspection takes half a millisecond: docs/decisions/0052-guards-in-the-browser.md. */
const inspectionIntervalMs = 1000;

export interface Guards {
  /** From now on what happens may be this release's doing. */
  admit: (release: BrowserRelease) => void;
  /** Ends the timers and listeners of a release. */
  endWork: (release: BrowserRelease) => void;
  dismiss: (release: BrowserRelease) => void;
  /** Puts back what has changed of the platform, and finds out who did it. */
  inspect: () => void;
  /** The same as soon as the code that runs now has ended. */
  inspectSoon: () => void;
  /** Runs code of a release that does not wait; throws the fault if the platform changed. */
  run: <T>(release: BrowserRelease, work: () => T) => T;
  follow: FollowDamage;
}

const nameAll = (changes: readonly PlatformChange[]) =>
  `changed ${changes.map(({ property }) => property).join(', ')}`;

/** Starts to watch over the page; called before the first release runs. */
export function startGuards(): Guards {
  const { setInterval, queueMicrotask } = globalThis;
  const accusations = createAccusations();
  const time = watchBlocking(accusations.tellBlocking);
  const endTimers = followTimers(time);
  const removeListeners = followListeners();
  watchFrame(accuse);
  // The last: what the others put in place of the platform's functions is guarded like these.
  const inspect = watchPlatform();

  function endWork(release: BrowserRelease) {
    endTimers(release);
    removeListeners(release);
  }

  function accuse(message: string, release: BrowserRelease | undefined) {
    if (!release) {
      accusations.tellProblem(message);
      return;
    }
    endWork(release);
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
    endWork(release);
    throw toFaultError(release, 'remotes.changedPage', nameAll(changes));
  }

  setInterval(() => {
    if (document.visibilityState === 'visible') inspectNow();
  }, inspectionIntervalMs);

  return {
    admit: admitRelease,
    endWork,
    dismiss(release) {
      endWork(release);
      dismissRelease(release);
      inspectNow();
    },
    run(release, work) {
      inspectNow();
      try {
        return time(release, work);
      } catch (error) {
        endWork(release);
        throw error;
      } finally {
        convict(release);
      }
    },
    inspect: inspectNow,
    inspectSoon: () => queueMicrotask(inspectNow),
    follow: accusations.follow,
  };
}
