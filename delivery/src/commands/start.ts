import { CommandFailure } from './bootstrap/failure.js';
import { createLogProgress } from './site/createLogProgress';
import type { Site } from './site/openSite';
import { checkMachine } from './site/settings/checkMachine';
import { parseSettings, type SiteSettings } from './site/settings/parseSettings';
import type { SiteCommand, SiteContext } from './site/siteCommand';
import type { SiteFiles } from './site/settings/siteFiles';
import { createSiteLogger } from './site/siteLogger';
import type { Progress } from './terminal/command';
import { waitForStop } from './terminal/waitForStop';

function chooseShell(
  { shellBuild }: SiteSettings,
  { files, developmentShell }: SiteContext,
): SiteFiles {
  if (shellBuild === 'production') return files;
  if (developmentShell !== undefined) return { ...files, shellBuild: developmentShell };
  throw new CommandFailure('SHELL_BUILD=development needs a checkout. Leave the setting out.');
}

function announceReady(site: Site, progress: Progress): void {
  const { email, password } = site.demoAccount;
  progress.line(`operations ${site.operationsOrigin}`);
  progress.line(`ready ${site.origin}`);
  progress.line(`log in as ${email} with the password ${password}`);
}

export const run: SiteCommand = async (context) => {
  const { rootDir, env } = context;
  const { settings, releasePort } = await checkMachine(parseSettings(env, rootDir));
  await context.prepare?.();
  const { openSite } = await import('./site/openSite');
  const logger = createSiteLogger(settings);
  const isProduction = settings.siteEnv === 'production';
  const progress = isProduction ? createLogProgress(logger) : context.progress;
  const site = await openSite({
    settings,
    releasePort,
    files: chooseShell(settings, context),
    progress,
    logger,
  });
  const stop = waitForStop();
  const { origin, operationsOrigin } = site;
  if (isProduction) logger.info({ origin, operationsOrigin }, 'ready');
  else announceReady(site, progress);
  await stop;
  await progress.phase('stopping', () => site.close());
  return 0;
};
