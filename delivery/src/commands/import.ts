import { CommandFailure } from './bare/failure.js';
import { importPosts } from './site/importPosts';
import { parseSettings } from './site/settings';
import type { Command } from './terminal/command';

function parseSite([text = '']: readonly string[]): URL {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text);
  throw new CommandFailure('Name a WordPress site: npm run import -- https://blog.example');
}

export const run: Command = async ({ rootDir, args, env, progress }) => {
  const site = parseSite(args);
  const settings = parseSettings(env, rootDir);
  const { added, updated, protectedCount, pictureCount } = await progress.phase(
    `importing the posts of ${site.host}`,
    () => importPosts(settings, site),
  );
  progress.line(`articles added: ${added.length}, written anew: ${updated.length}`);
  progress.line(`left out: ${protectedCount} behind a password, ${pictureCount} pictures`);
  return 0;
};
