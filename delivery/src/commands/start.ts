import { CommandFailure } from './bare/failure.js';
import { checkMachine } from './site/preflight';
import { parseSettings, type SiteSettings } from './site/settings';
import type { SiteCommand, SiteContext } from './site/siteCommand';
import type { SiteFiles } from './site/siteFiles';
import { waitForStop } from './terminal/stopSignal';

function chooseShell(
  { shellBuild }: SiteSettings,
  { files, developmentShell }: SiteContext,
): SiteFiles {
  if (shellBuild === 'production') return files;
  if (developmentShell !== undefined) return { ...files, shellBuild: developmentShell };
  throw new CommandFailure('SHELL_BUILD=development needs a checkout. Leave the setting out.');
}

export const run: SiteCommand = async (context) => {
  const { rootDir, env, progress } = context;
  const settings = await checkMachine(parseSettings(env, rootDir));
  await context.prepare?.();
  const { openSite } = await import('./site/openSite');
  const site = await openSite({ settings, files: chooseShell(settings, context), progress });
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
