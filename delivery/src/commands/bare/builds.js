import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
  /** What `buildPart.js` is told. */
  order:
    | { part: 'shell'; shellDir: string; outDir: string; isProduction: boolean }
    | { part: 'remote'; remoteDir: string; outDir: string };
}

interface BuildOptions {
  rootDir: string;
  progress: Progress;
}

const lentSources = ['shared-contracts/src', 'delivery/build', 'package-lock.json'];

export type ShellMode = 'production' | 'development';

/** Where a build of the shell lies; the one for development refreshes remotes while they change. */
export function shellDist(rootDir: string, mode: ShellMode): string {
  return path.join(rootDir, 'shell/dist', mode === 'production' ? '' : 'development');
}

function shellBuild(rootDir: string, mode: ShellMode): Build {
  const shellDir = path.join(rootDir, 'shell');
  const outDir = shellDist(rootDir, mode);
  return {
    title: 'building the shell',
    outDir,
    sources: ['shell', 'design-system/src', ...lentSources],
    order: { part: 'shell', shellDir, outDir, isProduction: mode === 'production' },
  };
}

function remoteBuild(rootDir: string, name: RemoteName): Build {
  const remoteDir = path.join(rootDir, 'remotes', name);
  const outDir = path.join(remoteDir, 'dist');
  return {
    title: `building ${name}`,
    outDir,
    sources: [`remotes/${name}`, 'design-system/src', ...lentSources],
    order: { part: 'remote', remoteDir, outDir },
  };
}

async function isFresh(file: string, wanted: string): Promise<boolean> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  return found === wanted;
}

async function runBuild({ title, order }: Build, rootDir: string): Promise<void> {
  const script = path.join(rootDir, 'delivery/src/commands/bare/buildPart.js');
  const builder = spawn(process.execPath, [script, JSON.stringify(order)], {
    cwd: rootDir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(builder, 'close');
  const said = await text(builder.stderr);
  const [code] = (await closed) as [number | null];
  if (code === 0) return;
  const failure = `${title} did not work. Correct what is reported above.`;
  throw new CommandFailure(failure, { said: said.trimEnd() });
}

/** Builds unless what lies there was made from the same sources. */
async function ensureBuild(build: Build, { rootDir, progress }: BuildOptions): Promise<void> {
  const stamp = path.join(build.outDir, 'fingerprint');
  const wanted = await fingerprint(rootDir, build.sources);
  if (await isFresh(stamp, wanted)) return;
  await progress.phase(build.title, async () => {
    // A build that is broken off must not pass for the one before it.
    await rm(stamp, { force: true });
    await runBuild(build, rootDir);
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
