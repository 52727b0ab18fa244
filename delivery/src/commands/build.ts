import { ensureAll } from './site/builds';
import type { Command } from './terminal/command';

export const run: Command = async ({ rootDir, progress }) => {
  await ensureAll({ rootDir, progress });
  progress.line('built: shell/dist, remotes/*/dist');
  return 0;
};
