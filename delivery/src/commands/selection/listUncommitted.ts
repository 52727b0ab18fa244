import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

async function git(rootDir: string, args: readonly string[]): Promise<string[] | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], { cwd: rootDir });
    return stdout.split('\0').filter(Boolean);
  } catch {
    // No git or no commit to compare with.
    return undefined;
  }
}

/** Files that differ from the last commit, including new ones; undefined without a commit. */
export async function listUncommitted(rootDir: string): Promise<readonly string[] | undefined> {
  const changed = await git(rootDir, ['diff', '--name-only', '--no-renames', '-z', 'HEAD']);
  const added = await git(rootDir, ['ls-files', '--others', '--exclude-standard', '-z']);
  return changed && added ? [...changed, ...added] : undefined;
}
