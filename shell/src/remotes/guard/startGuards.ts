import type { BrowserRelease } from '../browserRelease';
import { RemoteFaultError } from '../RemoteFaultError';
import { findAuthor } from './findAuthor';
import { followListeners } from './followListeners';
import { followTimers } from './followTimers';
import { admitRelease, dismissRelease } from './runningReleases';
import { createViolationReports, type ViolationListener } from './createViolationReports';
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
  observe: (listener: ViolationListener) => void;
}

function listProperties(changes: readonly PlatformChange[]): string {
  return `changed ${changes.map(({ property }) => property).join(', ')}`;
}

/** Calls `onChange` for each author of the changes, and once for those without an author. */
async function attribute(
  changes: readonly PlatformChange[],
  onChange: (message: string, author: BrowserRelease | undefined) => void,
): Promise<void> {
  const authors = await Promise.all(changes.map(({ found }) => findAuthor(found)));
  for (const author of new Set(authors)) {
    onChange(listProperties(changes.filter((_, index) => authors[index] === author)), author);
  }
}

/** Must be called before the first release runs. */
export function startGuards(): Guards {
  const { setInterval, queueMicrotask } = globalThis;
  const reports = createViolationReports();
  const time = watchBlocking(reports.reportBlocking);
  const endTimers = followTimers(time);
  const removeListeners = followListeners();
  watchFrame(handleChange);
  // Must come last, to guard the replacements that the other guards install.
  const restorePlatform = watchPlatform();

  function endWork(release: BrowserRelease) {
    endTimers(release);
    removeListeners(release);
  }

  function handleChange(message: string, release: BrowserRelease | undefined) {
    if (release) endWork(release);
    reports.reportChange(message, release);
  }

  function restore() {
    const changes = restorePlatform();
    if (changes.some(({ isRestored }) => !isRestored)) reports.reportPermanent();
    return changes;
  }

  function inspect() {
    const changes = restore();
    if (changes.length > 0) void attribute(changes, handleChange);
  }

  /** Only this release's code ran, so every change is attributed to it. */
  function refuseChanges(release: BrowserRelease) {
    const changes = restore();
    if (changes.length === 0) return;
    endWork(release);
    throw new RemoteFaultError(release, 'remotes.changedPage', listProperties(changes));
  }

  setInterval(() => {
    if (document.visibilityState === 'visible') inspect();
  }, inspectionIntervalMs);

  return {
    admit: admitRelease,
    endWork,
    dismiss(release) {
      endWork(release);
      dismissRelease(release);
      inspect();
    },
    run(release, work) {
      inspect();
      try {
        return time(release, work);
      } catch (error) {
        endWork(release);
        throw error;
      } finally {
        refuseChanges(release);
      }
    },
    inspect,
    inspectSoon: () => queueMicrotask(inspect),
    observe: reports.observe,
  };
}
