import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

async function git(rootDir: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], { cwd: rootDir });
    return stdout;
  } catch {
    // Git is not installed, or the file is not in the history.
    return undefined;
  }
}

/** The committed text if the file has changed since, otherwise the text of the commit before. */
export async function readEarlierText(
  rootDir: string,
  file: string,
  text: string,
): Promise<string | undefined> {
  const committed = await git(rootDir, ['show', `HEAD:${file}`]);
  if (committed !== text) return committed;
  const log = await git(rootDir, ['log', '-2', '--format=%H', '--', file]);
  const [, before] = log?.split('\n').filter(Boolean) ?? [];
  return before === undefined ? undefined : git(rootDir, ['show', `${before}:${file}`]);
}
