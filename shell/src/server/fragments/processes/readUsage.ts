import { readFileSync } from 'node:fs';
import { hasErrorCode } from '../../reading/hasErrorCode';

export interface ProcessUsage {
  cpuMs: number;
  residentBytes: number;
}

/** Linux counts processor time in ticks of 10 ms and memory in pages (proc(5)). */
const tickMs = 10;
const pageBytes = 4096;

/** Resource usage of a process; undefined on systems other than Linux. */
export function readUsage(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in parentheses, which may contain any character.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [userTicks = 0, systemTicks = 0, pages = 0] = [fields[11], fields[12], fields[21]];
    return {
      cpuMs: (userTicks + systemTicks) * tickMs,
      residentBytes: pages * pageBytes,
    };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return undefined;
    throw error;
  }
}
