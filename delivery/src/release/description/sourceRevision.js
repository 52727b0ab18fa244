import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The checkout's commit, `-dirty` if it differs from that, `unknown` outside a repository. */
export async function readSourceRevision(dir) {
  try {
    const head = await run('git', ['-C', dir, 'rev-parse', 'HEAD']);
    const changes = await run('git', ['-C', dir, 'status', '--porcelain']);
    return `${head.stdout.trim()}${changes.stdout === '' ? '' : '-dirty'}`;
  } catch {
    return 'unknown';
  }
}
