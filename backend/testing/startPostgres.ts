import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const installations = '/usr/lib/postgresql';
const startDeadlineMs = 30_000;
const pollMs = 100;

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from Debian's packages, or returns undefined if they are missing. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const bin = await findBinaries();
  if (bin === undefined) return undefined;
  const user = chooseUser();
  // Unix socket paths are limited to about a hundred bytes.
  const folder = await mkdtemp('/tmp/tidegate-pg-');
  await chmod(folder, 0o777);
  const cluster = join(folder, 'cluster');
  run(user, join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
  const [command, ...args] = as(user, join(bin, 'postgres'), [
    ...['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
  ]);
  const server = spawn(command, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    run(user, join(bin, 'pg_ctl'), ['-D', cluster, '-m', 'fast', 'stop']);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await waitUntilReady(join(bin, 'pg_isready'), folder);
  return { url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`, stop };
}

async function findBinaries(): Promise<string | undefined> {
  const versions = await readdir(installations).catch(() => []);
  const newest = versions.toSorted((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? undefined : join(installations, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function chooseUser(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
}

function as(user: string | undefined, command: string, args: string[]): [string, ...string[]] {
  return user === undefined ? [command, ...args] : ['runuser', '-u', user, '--', command, ...args];
}

function run(user: string | undefined, file: string, fileArgs: string[]): void {
  const [command, ...args] = as(user, file, fileArgs);
  const { status, stderr } = spawnSync(command, args, { cwd: '/tmp', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
}

async function waitUntilReady(pgIsReady: string, folder: string): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (spawnSync(pgIsReady, ['-h', folder, '-q']).status !== 0) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time');
    await wait(pollMs);
  }
}
