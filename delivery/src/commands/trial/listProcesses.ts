import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface RunningProcess {
  pid: number;
  parent: number;
  residentBytes: number;
  command: string;
}

/** Parses the output of `ps -o pid=,ppid=,rss=,args=`. */
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

/** The process and all its descendants. */
export function findFamily(all: readonly RunningProcess[], pid: number): RunningProcess[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [
    ...all.filter((found) => found.pid === pid),
    ...children.flatMap((child) => findFamily(all, child.pid)),
  ];
}

const compilers = /\b(tsx|tsc|esbuild|webpack|swc)\b/;

/** Finds a compiler or bundler, which must not run on a server. */
export function findCompiler(processes: readonly RunningProcess[]): RunningProcess | undefined {
  // Code after `--eval` is bundled and contains the name of its bundler.
  return processes.find(({ command }) => compilers.test(command.replace(/ --eval .*/, '')));
}

export async function listProcesses(pid: number): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return findFamily(parseProcesses(stdout), pid);
}
