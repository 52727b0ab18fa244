import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { CommandFailure } from './bootstrap/failure.js';
import { findFreePort } from './development/findFreePort';
import { findBrowser } from './journeys/findBrowser';
import { ensurePostgres, startRealDatabase } from './journeys/realServers';
import type { Command, CommandContext } from './terminal/command';
import { expectRefusal, runReleaseCommand, startBuiltSite } from './trial/builtSite';
import { listChanges, readFolderState } from './trial/folderState';
import { copySite, installSite } from './trial/installSite';
import { findCompiler, listProcesses } from './trial/listProcesses';
import { startPaymentProvider } from './trial/paymentProvider';
import { runTool } from './verification/runTool';

type TrialEnvironment = NodeJS.ProcessEnv & { PUBLIC_ORIGIN: string; DATA_DIR: string };

const publishedSchema = z.object({ version: z.string() });

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

async function expectPage(url: string): Promise<void> {
  const { status } = await fetch(url, { redirect: 'manual' });
  if (status !== 200) throw new CommandFailure(`${url} answers ${status}`);
}

/** Measures the memory of the site and throws if a compiler runs. */
async function measureProcesses(pid: number): Promise<string> {
  const processes = await listProcesses(pid);
  const compiler = findCompiler(processes);
  if (compiler) throw new CommandFailure(`A compiler runs on the server: ${compiler.command}`);
  const sum = processes.reduce((total, { residentBytes }) => total + residentBytes, 0);
  return `${processes.length} processes, ${toMegabytes(sum)} resident`;
}

async function releaseRemotes(folder: string, env: TrialEnvironment): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const remote of remoteNames) {
    const run = (args: readonly string[], token = '') =>
      runReleaseCommand(folder, args, { ...env, DEPLOY_TOKEN: token });
    const token = await run(['token', remote, '--name', `trial-${remote}`, '--person', 'Trial']);
    const published = await run(['publish', remote, '--allow-dirty', '--json'], token);
    const { version } = publishedSchema.parse(JSON.parse(published));
    await run(['activate', `${remote}@${version}`], token);
    tokens[remote] = token;
  }
  await writeFile(path.join(env.DATA_DIR, 'deploy-tokens.json'), JSON.stringify(tokens));
}

async function runJourneys(context: CommandContext, env: TrialEnvironment): Promise<void> {
  const { rootDir, progress } = context;
  const { chromiumPath } = await findBrowser(context);
  const { code, ending, output, logFile } = await progress.phase(
    'buying, and swapping a campaign',
    () =>
      runTool({
        rootDir,
        name: 'trial journeys',
        file: '@playwright/test/cli.js',
        args: ['test', '--config=e2e/artifact.config.ts', '--grep=a wallet opens|swapCampaign'],
        env: { SITE_URL: env.PUBLIC_ORIGIN, DATA_DIR: env.DATA_DIR, CHROMIUM_PATH: chromiumPath },
        signal: new AbortController().signal,
      }),
  );
  if (code !== 0) throw new CommandFailure(`The journeys failed (${ending})`, { output, logFile });
  progress.line(output.split('\n').at(-1) ?? '');
}

async function runSite(
  context: CommandContext,
  folder: string,
  env: TrialEnvironment,
): Promise<void> {
  const { progress } = context;
  const before = await readFolderState(folder);
  const site = await startBuiltSite(folder, env);
  try {
    progress.line(`ready after ${(site.readyMs / 1000).toFixed(1)} s`);
    await expectPage(env.PUBLIC_ORIGIN);
    // A link must not select a release here, because that would set a cookie and redirect.
    await expectPage(`${env.PUBLIC_ORIGIN}/?remote.blog=1.0.0`);
    if (env['DATABASE_URL'] !== undefined) {
      await progress.phase('releasing the remotes', () => releaseRemotes(folder, env));
      await runJourneys(context, env);
    }
    progress.line(await measureProcesses(site.pid));
  } finally {
    await site.stop();
  }
  const changes = listChanges(before, await readFolderState(folder));
  if (changes.length > 0) throw new CommandFailure(`The site wrote ${changes.join(', ')}`);
}

/**
 * Installs the built site in an empty folder and runs it as in production. If PostgreSQL is
 * installed, the remotes are also released, bought from and swapped.
 */
export const run: Command = async (context) => {
  const { rootDir, env, progress } = context;
  const trialDir = await mkdtemp(path.join(tmpdir(), 'tidegate-trial-'));
  await ensurePostgres(progress);
  const database = await startRealDatabase();
  const folder = path.join(trialDir, 'site');
  try {
    await copySite(path.join(rootDir, 'dist'), folder);
    const port = String(await findFreePort());
    const DATA_DIR = path.join(trialDir, 'data');
    await expectRefusal(folder, { PORT: port, STUN_PORT: 'off', DATA_DIR }, 'npm ci --omit=dev');
    await progress.phase('installing the built site', () => installSite(folder));
    await expectRefusal(folder, { SITE_ENV: 'production' }, 'PUBLIC_ORIGIN, SMTP_URL');
    const { sizeBytes } = await readFolderState(folder);
    progress.line(`${toMegabytes(sizeBytes)} with its packages`);
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      ...{ SITE_ENV: 'production', PORT: port, STUN_PORT: 'off', DRAIN_SECONDS: '0' },
      ...{ PUBLIC_ORIGIN: origin, SITE_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1' },
      DATA_DIR,
      // The setting requires a host, even if the folder of the socket is given.
      ...(database
        ? { DATABASE_URL: database.url.replace('@/', '@localhost/') }
        : { PRODUCTION_WITHOUT: 'database' }),
    };
    const provider = await startPaymentProvider({
      siteFolder: folder,
      certificateFile: path.join(trialDir, 'provider.pem'),
      publicOrigin: origin,
    });
    try {
      await runSite(context, folder, { PATH: env['PATH'], ...settings, ...provider.env });
    } finally {
      await provider.stop();
    }
  } finally {
    await database?.stop();
    await rm(trialDir, { recursive: true, force: true });
  }
  return 0;
};
