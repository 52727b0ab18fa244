import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function listUncommitted(dir) {
  try {
    const { stdout } = await run('git', ['-C', dir, 'status', '--porcelain']);
    return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  } catch {
    return [];
  }
}

export async function readSourceRevision(dir) {
  try {
    const head = await run('git', ['-C', dir, 'rev-parse', 'HEAD']);
    const isDirty = (await listUncommitted(dir)).length > 0;
    return `${head.stdout.trim()}${isDirty ? '-dirty' : ''}`;
  } catch {
    return 'unknown';
  }
}
