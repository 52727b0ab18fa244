import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import { reportProblem } from '../../browser/reports';
import type { BrowserRelease } from '../browserRelease';
import { RemoteFaultError } from '../RemoteFaultError';

/** A change of the page that no release may make. */
export interface Violation {
  /** Set only if the release is identified with certainty. */
  fault?: RemoteFault;
  /** The change cannot be undone before the document is reloaded. */
  isPermanent?: true;
}

export type ViolationListener = (violation: Violation) => void;

/** Reports each finding of the guards once, and queues violations until the page observes them. */
export function createViolationReports() {
  const reported = new Set<string>();
  const queue: Violation[] = [];
  let listener: ViolationListener = (violation) => void queue.push(violation);

  function isFirst(key: string): boolean {
    const isNew = !reported.has(key);
    reported.add(key);
    return isNew;
  }

  function toNewFault(release: BrowserRelease, code: FaultCode, message: string) {
    const { fault } = new RemoteFaultError(release, code, message);
    return isFirst(`${fault.remote}@${fault.version} ${code}`) ? fault : undefined;
  }

  return {
    observe(next: ViolationListener) {
      listener = next;
      for (const violation of queue.splice(0)) next(violation);
    },
    /** A repeated change is undone every time, but the page decides its regions only once. */
    reportChange(message: string, release: BrowserRelease | undefined) {
      if (release) {
        const fault = toNewFault(release, 'remotes.changedPage', message);
        if (fault) listener({ fault });
      } else if (isFirst(message)) {
        reportProblem({ code: 'shell.changedPage', message });
      }
    },
    reportBlocking(release: BrowserRelease, ms: number) {
      const message = `held up the page for ${Math.round(ms)} ms`;
      const fault = toNewFault(release, 'remotes.blockedRender', message);
      if (fault) reportProblem(fault);
    },
    reportPermanent() {
      listener({ isPermanent: true });
    },
  };
}
