import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { demoCredentials } from '@tidegate/backend';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import { createEdge, createPreviewTokens } from '@tidegate/shell/server';
import type { Logger } from 'pino';
import { createRegistry } from '../../registry/createRegistry';
import type { Progress } from '../terminal/command';
import { createClosingStack, type ClosingStack } from './closingStack';
import { openBackend } from './openBackend';
import { openDatabaseServer, waitForServer } from './openDatabaseServer';
import { closePromptly } from './closePromptly';
import { releasePackaged } from './releases/releasePackaged';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';
import { explainStartFailure } from './explainStartFailure';

export interface Site {
  /** Public origin, for example `http://127.0.0.1:8080`. */
  origin: string;
  /** Origin of health, metrics and the live set, for operators. */
  operationsOrigin: string;
  demoAccount: typeof demoCredentials;
  /** Drains edge, backend, registry and database, in this order. */
  close: () => Promise<void>;
}

export interface SiteOptions {
  settings: SiteSettings;
  /** Called right before the site listens on its port. */
  releasePort: () => Promise<void>;
  files: SiteFiles;
  progress: Progress;
  logger: Logger;
}

interface Opening extends SiteOptions {
  stack: ClosingStack;
  databaseUrl: string;
  /** Authenticates the edge of this process at the registry. */
  edgeToken: string;
}

const loopback = { host: '127.0.0.1', port: 0 };

/** Local deploy tokens exist only in development; in production each team uses its own. */
async function openRegistry(opening: Opening) {
  const { stack, settings, files, logger, databaseUrl, edgeToken, progress } = opening;
  const { dataDir, siteEnv, bucket } = settings;
  const isLocal = siteEnv === 'development';
  const tokensFile = path.join(dataDir, 'deploy-tokens.json');
  const registry = await stack.open(
    createRegistry({
      databaseUrl,
      migrationsFolder: files.registryMigrations,
      ...(settings.redisUrl !== undefined && { redisUrl: settings.redisUrl }),
      objectStoreDir: path.join(dataDir, 'releases'),
      bucket,
      ...(isLocal && { deployTokensFile: tokensFile }),
      siteEnv,
      edgeToken,
      signPreview: (preview, key) => createPreviewTokens(key).sign(preview),
      contractVersion,
      logger: logger.child({ part: 'registry' }),
    }).then(closePromptly),
  );
  const registryOrigin = await registry.listen(loopback);
  const sourcesFile = path.join(dataDir, 'released-sources.json');
  if (isLocal) {
    await releasePackaged({ files, progress, registryOrigin, tokensFile, sourcesFile });
  }
  return { registryOrigin, previewKey: registry.previewKey };
}

async function openEdge(
  opening: Opening,
  parts: { backendOrigin: string; registryOrigin: string; previewKey: string },
) {
  const { stack, settings, logger, files } = opening;
  const { host, port, siteEnv, publicOrigin, productionOrigin, trustedProxies, dataDir } = settings;
  const { downloadOrigin, drainMs } = settings;
  return stack.open(
    createEdge({
      host,
      port,
      releasePort: opening.releasePort,
      operations: settings.operations,
      without: settings.without,
      siteEnv,
      ...(publicOrigin !== undefined && { publicOrigin }),
      ...(productionOrigin !== undefined && { productionOrigin }),
      ...parts,
      edgeToken: opening.edgeToken,
      cacheDir: path.join(dataDir, 'edge-cache'),
      shellDist: files.shellBuild,
      localesDir: files.shellLocales,
      contentDir: files.shellContent,
      defaultOverrides: settings.defaultOverrides,
      usesRecaptcha: settings.usesRecaptcha,
      ...(downloadOrigin !== undefined && { downloadOrigin }),
      trustedProxies,
      drainMs,
      logger: logger.child({ part: 'edge' }),
    }).then(closePromptly),
  );
}

const consequences: Readonly<Record<SiteSettings['without'][number], string>> = {
  database:
    'This production site keeps everything in the embedded database, which one server has alone and nobody backs up',
  payments: 'This production site sells nothing: no payment provider has keys',
};

/** Logged as an error, because the current operators may not know of that decision. */
function logWhatIsMissing({ without }: SiteSettings, logger: Logger): void {
  for (const name of without) {
    logger.error({ code: 'site.productionWithout', without: name }, consequences[name]);
  }
}

async function openParts(stack: ClosingStack, options: SiteOptions) {
  const { settings, files, progress, logger } = options;
  logWhatIsMissing(settings, logger);
  const { url: databaseUrl } = await progress.phase('starting the database', async () => {
    await waitForServer(settings, logger);
    return stack.open(openDatabaseServer(settings, files));
  });
  const edgeToken = randomBytes(32).toString('base64url');
  const opening = { ...options, stack, databaseUrl, edgeToken };
  const registry = await openRegistry(opening);
  return progress.phase('starting the site', async () => {
    const backendOrigin = await openBackend(opening);
    return openEdge(opening, { backendOrigin, ...registry });
  });
}

/** Runs the whole site in this process; in development it also releases the packaged remotes. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const stack = createClosingStack();
  try {
    const { origin, operationsOrigin } = await openParts(stack, options);
    const close = () => stack.close();
    return { origin, operationsOrigin, demoAccount: demoCredentials, close };
  } catch (error) {
    await stack.close();
    throw explainStartFailure(error, options.settings);
  }
}
