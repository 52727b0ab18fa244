import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const installations = '/usr/lib/postgresql';

/** A separate PostgreSQL that a test may restart or pause. */
export interface RunningPostgres {
  url: string;
  /** `fast` ends sessions, `immediate` is a crash; returns once it accepts connections again. */
  restart: (mode: 'fast' | 'immediate') => void;
  /** Stops responding without refusing connections. */
  pause: () => void;
  resume: () => void;
  query: (statement: string) => string;
  createDatabase: (name: string) => string;
  stop: () => Promise<void>;
}

async function findBinaries(): Promise<string | undefined> {
  const versions = await readdir(installations).catch(() => []);
  const newest = versions.toSorted((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? undefined : path.join(installations, newest, 'bin');
}

function run(user: string | undefined, file: string, args: readonly string[]): string {
  const [command, all] =
    user === undefined ? [file, args] : ['runuser', ['-u', user, '--', file, ...args]];
  const { status, stdout, stderr } = spawnSync(command, [...all], {
    cwd: '/tmp',
    encoding: 'utf8',
    // The server inherits the output: a pipe would stay open after `pg_ctl` has ended.
    stdio: path.basename(file) === 'pg_ctl' ? 'ignore' : 'pipe',
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** PostgreSQL refuses to run as root. */
function chooseUser(): string | undefined {
  return process.getuid?.() === 0 ? 'postgres' : undefined;
}

/** Starts Debian's PostgreSQL with durable writes, or returns undefined if it is not installed. */
export async function startPostgres(): Promise<RunningPostgres | undefined> {
  const bin = await findBinaries();
  if (bin === undefined) return undefined;
  const user = chooseUser();
  const folder = await mkdtemp('/tmp/tidegate-postgres-');
  await chmod(folder, 0o777);
  const cluster = path.join(folder, 'cluster');
  run(user, path.join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust']);
  const options = `-k ${folder} -c listen_addresses=`;
  const control = (...args: string[]) =>
    run(user, path.join(bin, 'pg_ctl'), ['-D', cluster, '-w', '-o', options, ...args]);
  control('start');
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const query = (statement: string) =>
    run(undefined, path.join(bin, 'psql'), [
      ...['-h', folder, '-U', 'postgres', '-At', '-v', 'ON_ERROR_STOP=1', '-c', statement],
    ]).trim();
  const findServer = () =>
    Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // Each backend process has its own process group.
  const signalBackends = (server: number, name: 'SIGSTOP' | 'SIGCONT') => {
    const backends = run(undefined, 'ps', ['-o', 'pid=', '--ppid', `${server}`]).trim();
    for (const backend of backends.split(/\s+/)) process.kill(Number(backend), name);
  };
  // A stopped server neither starts nor reaps backends while they are listed.
  const pause = () => {
    const server = findServer();
    process.kill(server, 'SIGSTOP');
    signalBackends(server, 'SIGSTOP');
  };
  const resume = () => {
    const server = findServer();
    signalBackends(server, 'SIGCONT');
    process.kill(server, 'SIGCONT');
  };
  return {
    url: urlOf('postgres'),
    restart: (mode) => void control('-m', mode, 'restart'),
    pause,
    resume,
    query,
    createDatabase(name) {
      query(`create database ${name}`);
      return urlOf(name);
    },
    async stop() {
      control('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
