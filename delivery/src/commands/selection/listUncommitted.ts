import { runGit } from '../../release/description/runGit.js';

/** Files that differ from the last commit, including new ones; undefined without a commit. */
export async function listUncommitted(rootDir: string): Promise<readonly string[] | undefined> {
  const changed = await runGit(rootDir, ['diff', '--name-only', '--no-renames', '-z', 'HEAD']);
  const added = await runGit(rootDir, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}${added}`.split('\0').filter(Boolean);
}
