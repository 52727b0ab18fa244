import type { BrowserRelease } from '../browserRelease';
import { createAccusations, toFaultError, type FollowDamage } from './accusations';
import { findAuthor } from './findAuthor';
import { followListeners } from './followListeners';
import { followTimers } from './followTimers';
import { admitRelease, dismissRelease } from './runningReleases';
import { watchBlocking } from './watchBlocking';
import { watchFrame } from './watchFrame';
import { watchPlatform, type PlatformChange } from './watchPlatform';

/** An inspection takes half a millisecond: docs/decisions/0052-guards-in-the-browser.md. */
const inspectionIntervalMs = 1000;

export interface Guards {
  admit: (release: BrowserRelease) => void;
  endWork: (release: BrowserRelease) => void;
  dismiss: (release: BrowserRelease) => void;
  /** Restores changed properties of the platform and attributes the changes. */
  inspect: () => void;
  /** Inspects in a microtask, after the running code has ended. */
  inspectSoon: () => void;
  /** Runs synchronous code of a release; throws a fault if it changed the platform. */
  run: <T>(release: BrowserRelease, work: () => T) => T;
  follow: FollowDamage;
}

const nameAll = (changes: readonly PlatformChange[]) =>
  `changed ${changes.map(({ property }) => property).join(', ')}`;

/** Must be called before the first release runs. */
export function startGuards(): Guards {
  const { setInterval, queueMicrotask } = globalThis;
  const accusations = createAccusations();
  const time = watchBlocking(accusations.tellBlocking);
  const endTimers = followTimers(time);
  const removeListeners = followListeners();
  watchFrame(accuse);
  // Must come last, to guard the replacements that the other guards install.
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

  /** Only this release's code ran, so every change is attributed to it. */
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
