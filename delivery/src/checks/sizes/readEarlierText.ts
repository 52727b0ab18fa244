import { runGit } from '../../release/description/runGit.js';

/** The committed text if the file has changed since, otherwise the text of the commit before. */
export async function readEarlierText(
  rootDir: string,
  file: string,
  text: string,
): Promise<string | undefined> {
  const committed = await runGit(rootDir, ['show', `HEAD:${file}`]);
  if (committed !== text) return committed;
  const log = await runGit(rootDir, ['log', '-2', '--format=%H', '--', file]);
  const [, before] = log?.split('\n').filter(Boolean) ?? [];
  return before === undefined ? undefined : runGit(rootDir, ['show', `${before}:${file}`]);
}
