import { checkMachine } from './site/preflight';
import { parseSettings } from './site/settings';
import type { Command } from './terminal/command';
import { waitForStop } from './terminal/stopSignal';

export const run: Command = async ({ rootDir, env, progress }) => {
  const settings = await checkMachine(parseSettings(env, rootDir));
  const { openSite } = await import('./site/openSite');
  const site = await openSite({ settings, rootDir, progress });
  const stop = waitForStop();
  progress.line(`ready ${site.origin}`);
  if (settings.siteEnv === 'development') {
    const { email, password } = site.demoAccount;
    progress.line(`log in as ${email} with the password ${password}`);
  }
  await stop;
  await progress.phase('stopping', () => site.close());
  return 0;
};
