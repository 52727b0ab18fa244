import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files of a checkout that differ from its commit, new ones too; none outside a repository. */
export async function listUncommitted(dir) {
  try {
    const { stdout } = await run('git', ['-C', dir, 'status', '--porcelain']);
    return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  } catch {
    return [];
  }
}

/** The checkout's commit, `-dirty` if it differs from that, `unknown` outside a repository. */
export async function readSourceRevision(dir) {
  try {
    const head = await run('git', ['-C', dir, 'rev-parse', 'HEAD']);
    const isDirty = (await listUncommitted(dir)).length > 0;
    return `${head.stdout.trim()}${isDirty ? '-dirty' : ''}`;
  } catch {
    return 'unknown';
  }
}
