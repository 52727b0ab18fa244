import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface RunningProcess {
  pid: number;
  parent: number;
  residentBytes: number;
  command: string;
}

/** Reads what `ps -o pid=,ppid=,rss=,args=` prints. */
export function parseProcesses(text: string): RunningProcess[] {
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
    if (command === undefined) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        residentBytes: 1024 * Number(kilobytes),
        command,
      },
    ];
  });
}

/** A process and all that it started, directly or not. */
export function findFamily(all: readonly RunningProcess[], pid: number): RunningProcess[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [
    ...all.filter((found) => found.pid === pid),
    ...children.flatMap((child) => findFamily(all, child.pid)),
  ];
}

const compilers = /\b(tsx|tsc|esbuild|webpack|swc)\b/;

/** A process that compiles or bundles, which has no business on a server. */
export function findCompiler(processes: readonly RunningProcess[]): RunningProcess | undefined {
  // What Node is given as text was bundled, and says by what.
  return processes.find(({ command }) => compilers.test(command.replace(/ --eval .*/, '')));
}

/** What runs on behalf of a process, itself included. */
export async function listProcesses(pid: number): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return findFamily(parseProcesses(stdout), pid);
}
