import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { startPostgres, type TestPostgres } from '../../../../backend/testing/startPostgres';
import { isRedisInstalled } from '../../../../backend/testing/startRedis';
import { CommandFailure } from '../bootstrap/failure.js';
import type { Progress } from '../terminal/command';
import { installPackage } from './installPackage';

/** Tests that need Redis start their own server and are skipped if none can be installed. */
export async function ensureRedis(progress: Progress): Promise<void> {
  if (isRedisInstalled()) return;
  await progress.phase('installing Redis', () => installPackage('redis-server'));
}

const webCaches = [
  { command: 'nginx', flag: '-v', packageName: 'nginx' },
  { command: 'varnishd', flag: '-V', packageName: 'varnish' },
] as const;

/** Empty if it is not installed. */
function readCacheVersion({ command, flag }: (typeof webCaches)[number]): string {
  // Not every user has the folder of system servers in the path.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
  const { status, stdout, stderr } = spawnSync(command, [flag], { encoding: 'utf8', env });
  return status === 0 ? stdout + stderr : '';
}

/** Tests of shared caches start their own and are skipped if none can be installed. */
export async function ensureWebCaches(progress: Progress): Promise<void> {
  for (const cache of webCaches) {
    if (readCacheVersion(cache) !== '') continue;
    await progress.phase(`installing ${cache.packageName}`, () =>
      installPackage(cache.packageName),
    );
  }
}

async function hasPostgres(): Promise<boolean> {
  return (await listPostgresVersions()).length > 0;
}

/** Without PostgreSQL the tests of the backend use the embedded database. */
export async function ensurePostgres(progress: Progress): Promise<void> {
  if (await hasPostgres()) return;
  await progress.phase('installing PostgreSQL', () => installPackage('postgresql'));
}

async function listPostgresVersions(): Promise<string[]> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  return versions.sort();
}

/** Server versions are inputs of the tests, because another version may change a result. */
export async function describeServers(): Promise<{
  postgres: string[];
  redis: string;
  webCaches: string[];
}> {
  const versions = await listPostgresVersions();
  const postgres = versions.map((version) => {
    const binary = `/usr/lib/postgresql/${version}/bin/postgres`;
    return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
  });
  const redis = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  return {
    postgres,
    redis: redis.status === 0 ? redis.stdout : '',
    webCaches: webCaches.map(readCacheVersion),
  };
}

export async function startRealDatabase(): Promise<TestPostgres | undefined> {
  try {
    return await startPostgres();
  } catch (cause) {
    throw new CommandFailure('The PostgreSQL of this machine does not start', { cause });
  }
}
