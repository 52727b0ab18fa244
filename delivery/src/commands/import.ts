import { parseImportArguments } from './arguments/parseImportArguments';
import { importPosts } from './site/importPosts';
import { parseSettings } from './site/settings/parseSettings';
import type { SiteCommand } from './site/siteCommand';

export const run: SiteCommand = async ({ rootDir, args, env, progress, files }) => {
  const site = parseImportArguments(args);
  const settings = parseSettings(env, rootDir);
  const { added, updated, protectedCount, pictureCount } = await progress.phase(
    `importing the posts of ${site.host}`,
    () => importPosts({ settings, files, site }),
  );
  progress.line(`articles added: ${added.length}, written anew: ${updated.length}`);
  progress.line(`left out: ${protectedCount} behind a password, ${pictureCount} pictures`);
  return 0;
};
