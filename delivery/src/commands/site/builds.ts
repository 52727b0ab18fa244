import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';
import { CommandFailure } from '../bare/failure.js';
import type { Progress } from '../terminal/command';
import { fingerprint } from './fingerprint';

/** One part of the site that is built alone. */
interface Build {
  title: string;
  /** Where the result lies, and the fingerprint of what it was made from. */
  outDir: string;
  sources: readonly string[];
  run: () => Promise<unknown>;
}

interface BuildOptions {
  rootDir: string;
  progress: Progress;
}

const lentSources = ['shared-contracts/src', 'delivery/build', 'package-lock.json'];

export type ShellMode = 'production' | 'development';

/** Where a build of the shell lies; the one for development refreshes remotes while they change. */
export function shellDist(rootDir: string, mode: ShellMode): string {
  return path.join(rootDir, 'shell', mode === 'production' ? 'dist' : 'dist-development');
}

function shellBuild(rootDir: string, mode: ShellMode): Build {
  const shellDir = path.join(rootDir, 'shell');
  const outDir = shellDist(rootDir, mode);
  return {
    title: 'building the shell',
    outDir,
    sources: ['shell', 'design-system/src', ...lentSources],
    async run() {
      const { buildShell } = await import('../../../build/buildShell.js');
      await buildShell({ shellDir, outDir, isProduction: mode === 'production' });
    },
  };
}

function remoteBuild(rootDir: string, name: RemoteName): Build {
  const remoteDir = path.join(rootDir, 'remotes', name);
  const outDir = path.join(remoteDir, 'dist');
  return {
    title: `building ${name}`,
    outDir,
    sources: [`remotes/${name}`, 'design-system/src', ...lentSources],
    async run() {
      const { buildRemote } = await import('../../../build/buildRemote.js');
      await buildRemote({ remoteDir, outDir });
    },
  };
}

async function isFresh(file: string, wanted: string): Promise<boolean> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  return found === wanted;
}

function explainBuild(title: string, cause: unknown): CommandFailure {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new CommandFailure(`${title} did not work. Correct what is reported above.`, {
    cause,
    said,
  });
}

/** Builds unless what lies there was made from the same sources. */
async function ensureBuild(build: Build, { rootDir, progress }: BuildOptions): Promise<void> {
  const stamp = path.join(build.outDir, 'fingerprint');
  const wanted = await fingerprint(rootDir, build.sources);
  if (await isFresh(stamp, wanted)) return;
  await progress.phase(build.title, async () => {
    // A build that is broken off must not pass for the one before it.
    await rm(stamp, { force: true });
    await build.run().catch((cause: unknown) => {
      throw explainBuild(build.title, cause);
    });
    await writeFile(stamp, wanted);
  });
}

/** Builds the shell if it is stale. */
export function ensureShell(options: BuildOptions, mode: ShellMode = 'production'): Promise<void> {
  return ensureBuild(shellBuild(options.rootDir, mode), options);
}

/** Builds a remote into its `dist` if it is stale; answers that folder. */
export async function ensureRemote(name: RemoteName, options: BuildOptions): Promise<string> {
  const build = remoteBuild(options.rootDir, name);
  await ensureBuild(build, options);
  return build.outDir;
}

/** Builds everything that is stale, one after the other. */
export async function ensureAll(options: BuildOptions): Promise<void> {
  await ensureShell(options);
  for (const name of remoteNames) await ensureRemote(name, options);
}
