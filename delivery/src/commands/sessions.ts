import { parseSessionArguments } from './arguments/parseSessionArguments';
import { CommandFailure } from './bootstrap/failure.js';
import { endSessionsOfSite } from './site/endSessionsOfSite';
import { parseSettings } from './site/settings/parseSettings';
import type { SiteCommand } from './site/siteCommand';

/** Logs one account, or all of them, out of apps and browsers. */
export const run: SiteCommand = async ({ rootDir, args, env, progress, files }) => {
  const holder = parseSessionArguments(args);
  const settings = parseSettings(env, rootDir);
  const count = await progress.phase('ending sessions', () =>
    endSessionsOfSite({ settings, files, holder }),
  );
  if (count === undefined) throw new CommandFailure('No account has this address.');
  progress.line(`sessions ended: ${count}`);
  return 0;
};
