import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type SandboxChild = ChildProcessByStdio<Writable, Readable, Readable>;

const heapLimitMb = 192;

/** The user and group that own nothing, by the numbers of every Unix. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Node 20 calls its permission model experimental. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** With it Node asks us for imports of a release, and so we hear of them; else it refuses them. */
const importFlags = ['--experimental-vm-modules'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** V8 takes cached code from a process that had the same. */
export const engineFlags: readonly string[] = [
  '--disallow-code-generation-from-strings',
  // Errors of a full stack can come from the outer realm: nothing of it is to be changed by them.
  '--frozen-intrinsics',
  '--no-warnings',
  // Each region is rendered once in a realm of its own: nothing lives long enough to optimise.
  '--no-opt',
  `--max-old-space-size=${heapLimitMb}`,
];

/** Nothing of the site's own. */
const bare = { cwd: path.parse(process.execPath).root, env: {} };

/**
 * Whom sandboxes run as: nobody, where the site runs as root and Node is where nobody can run it.
 * Else they run as the site does.
 */
function findSandboxUser(): typeof nobody | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { status } = spawnSync(process.execPath, ['--version'], { ...bare, ...nobody });
  return status === 0 ? nobody : undefined;
}

/** What every sandbox is started with. */
export interface SandboxParts {
  /** What its process runs, as text: so it needs no file. */
  program: string;
  /** What releases run with. */
  framework: string;
  /** V8's compiled code of the framework; absent where the build did not make it. */
  cacheFile?: string;
  user: typeof nobody | undefined;
}

/** Reads the parts from the folder of the shell's build. */
export function readSandboxParts(serverDir: string): SandboxParts {
  const read = (file: string) => readFileSync(path.join(serverDir, file), 'utf8');
  const cacheFile = path.join(serverDir, 'fragment.cache');
  return {
    program: read('sandbox.cjs'),
    framework: read('fragment.js'),
    ...(existsSync(cacheFile) && { cacheFile }),
    user: findSandboxUser(),
  };
}

/**
 * Starts a process for a release: no environment, no files, no child processes, workers or addons,
 * no code from strings (docs/decisions/0046).
 */
export function spawnSandbox({ program, cacheFile, user }: SandboxParts): SandboxChild {
  const cache = cacheFile === undefined ? [] : [openSync(cacheFile, 'r')];
  try {
    const flags = [permissionFlag, ...importFlags, ...engineFlags];
    return spawn(process.execPath, [...flags, '--eval', program], {
      ...bare,
      ...user,
      stdio: ['pipe', 'pipe', 'pipe', ...cache],
    }) as SandboxChild;
  } finally {
    // The process has its own.
    cache.forEach(closeSync);
  }
}
