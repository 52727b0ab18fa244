import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailure } from './bare/failure.js';
import { findFreePort } from './development/findFreePort';
import { ensurePostgres, startRealDatabase } from './journeys/realServers';
import type { Command, CommandContext } from './terminal/command';
import { expectRefusal, runReleaseCommand, startBuiltSite } from './trial/builtSite';
import { listChanges, readFolderState } from './trial/folderState';
import { copySite, installSite } from './trial/installSite';
import { findCompiler, listProcesses } from './trial/listProcesses';

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

async function expectPage(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new CommandFailure(`${url} answers ${status}`);
}

/** Memory of the site; refuses processes that a server has no use for. */
async function measureProcesses(pid: number): Promise<string> {
  const processes = await listProcesses(pid);
  const compiler = findCompiler(processes);
  if (compiler) throw new CommandFailure(`A compiler runs on the server: ${compiler.command}`);
  const sum = processes.reduce((total, { residentBytes }) => total + residentBytes, 0);
  return `${processes.length} processes, ${toMegabytes(sum)} resident`;
}

/** A team's way onto a site in production: a token of its own, then publish and activate. */
async function releaseBlog(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const run = (args: readonly string[], token = '') =>
    runReleaseCommand(folder, args, { ...env, DEPLOY_TOKEN: token });
  const token = await run(['token', 'blog', '--name', 'trial']);
  const { version } = JSON.parse(await run(['publish', 'blog', '--json'], token)) as {
    version: string;
  };
  await run(['activate', `blog@${version}`], token);
}

async function runSite(
  folder: string,
  env: NodeJS.ProcessEnv & { PUBLIC_ORIGIN: string },
  { progress }: CommandContext,
): Promise<void> {
  const before = await readFolderState(folder);
  const site = await startBuiltSite(folder, env);
  try {
    progress.line(`ready after ${(site.readyMs / 1000).toFixed(1)} s`);
    await expectPage(env.PUBLIC_ORIGIN);
    if (env['DATABASE_URL'] !== undefined) {
      await progress.phase('releasing the blog', () => releaseBlog(folder, env));
      await expectPage(`${env.PUBLIC_ORIGIN}/blog`);
    }
    progress.line(await measureProcesses(site.pid));
  } finally {
    await site.stop();
  }
  const changes = listChanges(before, await readFolderState(folder));
  if (changes.length > 0) throw new CommandFailure(`The site wrote ${changes.join(', ')}`);
}

/**
 * Installs the built site in an empty folder and runs it there as in production, on a real
 * PostgreSQL where there is one.
 */
export const run: Command = async (context) => {
  const { rootDir, env, progress } = context;
  const trialDir = await mkdtemp(path.join(tmpdir(), 'tidegate-trial-'));
  await ensurePostgres(progress);
  const database = await startRealDatabase();
  const folder = path.join(trialDir, 'site');
  try {
    await copySite(path.join(rootDir, 'dist'), folder);
    await expectRefusal(folder, { SITE_ENV: 'production' }, 'npm ci --omit=dev');
    await progress.phase('installing the built site', () => installSite(folder));
    await expectRefusal(folder, { SITE_ENV: 'production' }, 'PUBLIC_ORIGIN, SMTP_URL');
    const { sizeBytes } = await readFolderState(folder);
    progress.line(`${toMegabytes(sizeBytes)} with its packages`);
    const port = String(await findFreePort());
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      ...{ SITE_ENV: 'production', PORT: port, STUN_PORT: 'off', DRAIN_SECONDS: '0' },
      ...{ PUBLIC_ORIGIN: origin, SITE_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1' },
      DATA_DIR: path.join(trialDir, 'data'),
      // The setting wants a host, even where the folder of the socket is named.
      ...(database && { DATABASE_URL: database.url.replace('@/', '@localhost/') }),
    };
    await runSite(folder, { PATH: env['PATH'], ...settings }, context);
  } finally {
    await database?.stop();
    await rm(trialDir, { recursive: true, force: true });
  }
  return 0;
};
