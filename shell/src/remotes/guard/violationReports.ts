import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import { reportProblem } from '../../browser/reports';
import type { BrowserRelease } from '../browserRelease';
import { RemoteFaultError } from '../RemoteFaultError';

export interface Damage {
  /** Set only if the release is identified with certainty. */
  fault?: RemoteFault;
  /** The change cannot be undone before the document is reloaded. */
  isLasting?: true;
}

type DamageListener = (damage: Damage) => void;

export type FollowDamage = (listener: DamageListener) => void;

export function toFaultError(
  { remote, version }: BrowserRelease,
  code: FaultCode,
  message: string,
): RemoteFaultError {
  return new RemoteFaultError(remote, version, code, message);
}

/** Reports each finding of the guards once, and queues damage until the page subscribes. */
export function createAccusations() {
  const told = new Set<string>();
  const early: Damage[] = [];
  let listener: DamageListener = (damage) => void early.push(damage);

  function isFirst(key: string): boolean {
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  }

  function toNewFault(release: BrowserRelease, code: FaultCode, message: string) {
    const { fault } = toFaultError(release, code, message);
    return isFirst(`${fault.remote}@${fault.version} ${code}`) ? fault : undefined;
  }

  const follow: FollowDamage = (next) => {
    listener = next;
    for (const damage of early.splice(0)) next(damage);
  };

  return {
    follow,
    tellProblem(message: string) {
      if (isFirst(message)) reportProblem({ code: 'shell.changedPage', message });
    },
    /** A repeated change is undone every time, but the page decides its regions only once. */
    tellChange(release: BrowserRelease, message: string) {
      const fault = toNewFault(release, 'remotes.changedPage', message);
      if (fault) listener({ fault });
    },
    tellBlocking(release: BrowserRelease, ms: number) {
      const message = `held up the page for ${Math.round(ms)} ms`;
      const fault = toNewFault(release, 'remotes.blockedRender', message);
      if (fault) reportProblem(fault);
    },
    tellLasting() {
      listener({ isLasting: true });
    },
  };
}
