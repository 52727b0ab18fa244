import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The output of git; undefined without git, outside a repository or if the command fails. */
export async function runGit(dir, args) {
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: dir,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch {
    return undefined;
  }
}
