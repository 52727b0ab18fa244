import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';

const dangerous: readonly FaultCode[] = ['remotes.blockedRender', 'remotes.outOfMemory'];

const firstMs = 5_000;
const longestMs = 300_000;

/** Leaves out failed versions for a doubling period, so that temporary faults heal themselves. */
export function createQuarantine({
  report,
  now = Date.now,
}: {
  report: (fault: RemoteFault) => void;
  now?: () => number;
}) {
  const entries = new Map<string, { until: number; lastMs: number; causes: Set<FaultCode> }>();

  const suspects = new Set<string>();
  const isOut = (key: string) => suspects.has(key) || (entries.get(key)?.until ?? 0) > now();

  return {
    /** Leaves a version out until `clear`; false if it is already out. */
    suspect(remote: RemoteName, version: string): boolean {
      const key = `${remote}@${version}`;
      if (isOut(key)) return false;
      suspects.add(key);
      return true;
    },
    clear: (remote: RemoteName, version: string) => void suspects.delete(`${remote}@${version}`),
    isSuspected: (remote: RemoteName, version: string) => suspects.has(`${remote}@${version}`),
    add(fault: RemoteFault): void {
      const key = `${fault.remote}@${fault.version}`;
      const known = entries.get(key);
      const causes = known?.causes ?? new Set<FaultCode>();
      if (!causes.has(fault.code)) {
        causes.add(fault.code);
        report(fault);
      }
      // The write was refused, so the version can still serve.
      if (fault.code === 'remotes.foreignWrite') {
        entries.set(key, { until: 0, lastMs: 0, ...known, causes });
        return;
      }
      const isOver = !known || known.until <= now();
      if (!isOver) return;
      const lastMs = known?.lastMs ? Math.min(known.lastMs * 2, longestMs) : firstMs;
      entries.set(key, { until: now() + lastMs, lastMs, causes });
    },
    /** Whether a retry could cost a process. Other versions may serve as a last resort. */
    isDangerous(remote: RemoteName, version: string): boolean {
      const causes = entries.get(`${remote}@${version}`)?.causes;
      return dangerous.some((code) => causes?.has(code));
    },
    has: (remote: RemoteName, version: string) => isOut(`${remote}@${version}`),
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
