import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../../registry/storage/systemErrorCode';

/** Every descendant process of a run inherits this variable. */
const marker = 'TIDEGATE_RUN';
const folderList = 'folders';

export interface RunFolder {
  path: string;
  /** Registers an outside folder that is removed with the run. */
  own: (folder: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** The start time of a process in kernel ticks, because pids are reused. */
function readStart(pid: number | 'self'): string | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name before it is in parentheses and may contain spaces.
  return readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19];
}

function isAlive(name: string): boolean {
  const [pid, start] = name.split('-');
  if (process.platform === 'linux') return readStart(Number(pid)) === start;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    // The process has ended, or the pid belongs to another user now.
    return false;
  }
}

/** Processes with the marker of a run; works only on Linux. */
async function findMarked(run: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const wanted = `${marker}=${run}`;
  const found = await Promise.all(
    names.filter(Number).map(async (pid) => {
      // The process has ended or belongs to another user.
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return environment.split('\0').includes(wanted) ? [Number(pid)] : [];
    }),
  );
  return found.flat().filter((pid) => pid !== process.pid);
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error;
  }
}

async function removeRun(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, folderList), 'utf8').catch(() => '');
  const owned = list.split('\n').filter(Boolean);
  await Promise.all(owned.map((each) => rm(each, { recursive: true, force: true })));
  await rm(folder, { recursive: true, force: true });
}

async function clearLeftovers(runs: string): Promise<void> {
  const names = await readdir(runs).catch(() => []);
  for (const name of names.filter((each) => !isAlive(each))) {
    const folder = path.join(runs, name);
    for (const pid of await findMarked(folder)) killProcess(pid);
    await removeRun(folder);
  }
}

/** Creates this run's folder below `.cache/runs` after clearing the leftovers of killed runs. */
export async function openRunFolder(rootDir: string): Promise<RunFolder> {
  const runs = path.join(rootDir, '.cache/runs');
  await clearLeftovers(runs);
  const folder = path.join(runs, `${process.pid}-${readStart('self') ?? ''}`);
  await mkdir(folder, { recursive: true });
  process.env[marker] = folder;
  return {
    path: folder,
    own: (owned) => appendFile(path.join(folder, folderList), `${owned}\n`),
    remove: () => removeRun(folder),
  };
}
