import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** Processor time since it started. */
  cpuMs: number;
  residentBytes: number;
}

/** Linux counts processor time in hundredths of a second, memory in pages (proc(5)). */
const tickMs = 10;
const pageBytes = 4096;

const goneCodes = ['ENOENT', 'ESRCH', 'EACCES'];

/** What a process has used so far; undefined where the system does not tell (any but Linux). */
export function readUsage(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in brackets, which may hold anything.
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
    if (goneCodes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
