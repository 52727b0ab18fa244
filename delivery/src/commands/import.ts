import { importBlog, type ImportReport } from '@tidegate/backend';
import { CommandFailure } from './bare/failure.js';
import { openDatabaseServer } from './site/openDatabaseServer';
import { parseSettings, type SiteSettings } from './site/settings';
import { explainStart } from './site/startFailure';
import type { Command } from './terminal/command';

function parseSite([text = '']: readonly string[]): URL {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text);
  throw new CommandFailure('Name a WordPress site: npm run import -- https://blog.example');
}

async function bringPosts(settings: SiteSettings, site: URL): Promise<ImportReport> {
  const server = await openDatabaseServer(settings);
  try {
    return await importBlog(server.url, site);
  } finally {
    await server.close();
  }
}

export const run: Command = async ({ rootDir, args, env, progress }) => {
  const site = parseSite(args);
  const settings = parseSettings(env, rootDir);
  const report = await progress
    .phase(`importing the posts of ${site.host}`, () => bringPosts(settings, site))
    .catch((error: unknown) => {
      throw explainStart(error, settings);
    });
  const { added, updated, protectedCount, pictureCount } = report;
  progress.line(`articles added: ${added.length}, written anew: ${updated.length}`);
  progress.line(`left out: ${protectedCount} behind a password, ${pictureCount} pictures`);
  return 0;
};
