import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import { CommandFailure } from './bootstrap/failure.js';
import { endSessionsOfSite } from './site/endSessionsOfSite';
import { parseSettings } from './site/settings/parseSettings';
import type { SiteCommand } from './site/siteCommand';

function parseHolder([verb, holder = '', ...others]: readonly string[]) {
  if (verb === 'end' && others.length === 0) {
    if (holder === '--everybody') return 'everybody';
    if (isEmailAddress(holder)) return { email: holder };
  }
  throw new CommandFailure(
    'Say whose sessions end: npm run sessions -- end ada@example.com, or npm run sessions -- end --everybody',
  );
}

/** Logs one account, or all of them, out of apps and browsers. */
export const run: SiteCommand = async ({ rootDir, args, env, progress, files }) => {
  const holder = parseHolder(args);
  const settings = parseSettings(env, rootDir);
  const count = await progress.phase('ending sessions', () =>
    endSessionsOfSite({ settings, files, holder }),
  );
  if (count === undefined) throw new CommandFailure('No account has this address.');
  progress.line(`sessions ended: ${count}`);
  return 0;
};
