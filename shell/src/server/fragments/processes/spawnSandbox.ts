import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type SandboxChild = ChildProcessByStdio<Writable, Readable, Readable>;

function hasPipes(child: ChildProcess): child is SandboxChild {
  return child.stdin !== null && child.stdout !== null && child.stderr !== null;
}

const heapLimitMb = 192;

/** Numeric ids of the unprivileged user and group on Linux. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/** Node 20 calls its permission model experimental. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** With this flag Node passes dynamic imports of a release to our hook, which reports them. */
const importFlags = ['--experimental-vm-modules'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** V8 accepts cached code only from a process with the same flags. */
export const engineFlags: readonly string[] = [
  '--disallow-code-generation-from-strings',
  // Errors of a stack overflow can belong to the outer realm, whose intrinsics must not change.
  '--frozen-intrinsics',
  '--no-warnings',
  // Each region is rendered once in a new realm, so optimised code would not pay off.
  '--no-opt',
  `--max-old-space-size=${heapLimitMb}`,
];

const bare = { cwd: path.parse(process.execPath).root, env: {} };

/** Drops root privileges if the site runs as root and the unprivileged user can execute Node. */
function findSandboxUser(): typeof unprivileged | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { status } = spawnSync(process.execPath, ['--version'], { ...bare, ...unprivileged });
  return status === 0 ? unprivileged : undefined;
}

export interface SandboxParts {
  /** Source code, because the process cannot read files. */
  program: string;
  framework: string;
  /** V8 code cache of the framework; absent if the build did not create it. */
  cacheFile?: string;
  user: typeof unprivileged | undefined;
}

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
 * Starts a process without environment, file access, child processes or `eval`
 * (docs/decisions/0046).
 */
export function spawnSandbox({ program, cacheFile, user }: SandboxParts): SandboxChild {
  const cache = cacheFile === undefined ? [] : [openSync(cacheFile, 'r')];
  try {
    const flags = [permissionFlag, ...importFlags, ...engineFlags];
    const child = spawn(process.execPath, [...flags, '--eval', program], {
      ...bare,
      ...user,
      stdio: ['pipe', 'pipe', 'pipe', ...cache],
    });
    if (!hasPipes(child)) throw new Error('a sandbox has no streams');
    return child;
  } finally {
    // The process has its own file descriptors.
    cache.forEach(closeSync);
  }
}
