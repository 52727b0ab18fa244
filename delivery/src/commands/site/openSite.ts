import path from 'node:path';
import { demoCredentials } from '@tidegate/backend';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import { createEdge } from '@tidegate/shell/server';
import type { Logger } from 'pino';
import { createRegistry } from '../../registry/createRegistry';
import type { Progress } from '../terminal/command';
import { ensureShell, shellDist } from './builds';
import { createClosingStack, type ClosingStack } from './closingStack';
import { openBackend } from './openBackend';
import { openDatabaseServer } from './openDatabaseServer';
import { closePromptly } from './closePromptly';
import { releaseCheckout } from './releaseCheckout';
import { hasRecaptchaKeys, type SiteSettings } from './settings';
import { createSiteLogger } from './siteLogger';
import { explainStart } from './startFailure';

export interface Site {
  /** Where visitors find it, for example `http://127.0.0.1:8080`. */
  origin: string;
  /** A new site knows this account, so that someone can look around. */
  demoAccount: typeof demoCredentials;
  /** Lets accepted requests finish: edge, backend, registry, database, in this order. */
  close: () => Promise<void>;
}

export interface SiteOptions {
  settings: SiteSettings;
  rootDir: string;
  progress: Progress;
}

interface Opening extends SiteOptions {
  stack: ClosingStack;
  logger: Logger;
  databaseUrl: string;
}

const loopback = { host: '127.0.0.1', port: 0 };

/** Local deploy tokens exist only in development; in production each team brings its own. */
async function openRegistry({ stack, settings, logger, databaseUrl, ...rest }: Opening) {
  const { dataDir, siteEnv, bucket } = settings;
  const isLocal = siteEnv === 'development';
  const tokensFile = path.join(dataDir, 'deploy-tokens.json');
  const registry = await stack.open(
    createRegistry({
      databaseUrl,
      ...(settings.redisUrl !== undefined && { redisUrl: settings.redisUrl }),
      objectStoreDir: path.join(dataDir, 'releases'),
      bucket,
      ...(isLocal && { deployTokensFile: tokensFile }),
      siteEnv,
      contractVersion,
      logger: logger.child({ part: 'registry' }),
    }).then(closePromptly),
  );
  const registryOrigin = await registry.listen(loopback);
  const sourcesFile = path.join(dataDir, 'released-sources.json');
  if (isLocal) await releaseCheckout({ ...rest, registryOrigin, tokensFile, sourcesFile });
  return registryOrigin;
}

async function openEdge(opening: Opening, origins: { backend: string; registry: string }) {
  const { stack, settings, logger, rootDir } = opening;
  const { host, port, siteEnv, publicOrigin, productionOrigin, trustedProxies, dataDir } = settings;
  const { downloadOrigin, drainMs } = settings;
  return stack.open(
    createEdge({
      host,
      port,
      siteEnv,
      ...(publicOrigin !== undefined && { publicOrigin }),
      ...(productionOrigin !== undefined && { productionOrigin }),
      backendOrigin: origins.backend,
      registryOrigin: origins.registry,
      cacheDir: path.join(dataDir, 'edge-cache'),
      shellDist: shellDist(rootDir, settings.shellBuild),
      localesDir: path.join(rootDir, 'shell/locales'),
      contentDir: path.join(rootDir, 'shell/content'),
      defaultOverrides: settings.defaultOverrides,
      usesRecaptcha: hasRecaptchaKeys(settings),
      ...(downloadOrigin !== undefined && { downloadOrigin }),
      trustedProxies,
      drainMs,
      logger: logger.child({ part: 'edge' }),
    }).then(closePromptly),
  );
}

async function openParts(stack: ClosingStack, options: SiteOptions): Promise<string> {
  const { settings, progress } = options;
  const logger = createSiteLogger(settings);
  const { url: databaseUrl } = await progress.phase('starting the database', () =>
    stack.open(openDatabaseServer(settings)),
  );
  await ensureShell(options, settings.shellBuild);
  const opening = { ...options, stack, logger, databaseUrl };
  const registry = await openRegistry(opening);
  const edge = await progress.phase('starting the site', async () => {
    const backend = await openBackend(opening);
    return openEdge(opening, { backend, registry });
  });
  return edge.origin;
}

/** Runs the whole site in this process, building and releasing what the checkout has anew. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const stack = createClosingStack();
  try {
    const origin = await openParts(stack, options);
    return { origin, demoAccount: demoCredentials, close: () => stack.close() };
  } catch (error) {
    await stack.close();
    throw explainStart(error, options.settings);
  }
}
