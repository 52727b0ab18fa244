import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readAmpStyle } from './amp/ampStyle';
import { createBackend } from './backend-client/callBackend';
import { createAppConfig } from './content/createAppConfig';
import { readSiteContent } from './content/readSiteContent';
import { createDevelopmentRemotes } from './releases/developmentRemotes';
import { createCountryGate } from './visitor/countryGate';
import { createDrain } from './operations/drain';
import { createEdgeServer } from './http/createEdgeServer';
import type { EdgeOptions } from './edgeOptions';
import { loadEdgeWords } from './forms/edgeWords';
import { loadFailedPages } from './rendering/failedPage';
import { createFaultReports } from './releases/faultReports';
import { createCountryFinder } from './visitor/findCountry';
import { createServerRegions } from './fragments/createServerRegions';
import { followRegistry } from './releases/liveGeneration';
import { createKeptLiveSet } from './releases/keptLiveSet';
import { createLiveReleases } from './releases/liveReleases';
import { registerOperations } from './operations/registerOperations';
import { registerRequestLog } from './operations/requestLog';
import { createPageHandler } from './rendering/pageHandler';
import { createFrameWords } from './pages/pageWords';
import { createDocuments } from './pages/createDocuments';
import { createNotices } from './pages/createNotices';
import { createPreviews } from './previews/createPreviews';
import { createQuarantine } from './releases/quarantine';
import { refuseUntilReady } from './operations/readiness';
import { registerPlugins } from './http/registerPlugins';
import { createReleaseAccess } from './releases/releaseAccess';
import { createReleaseStore } from './releases/releaseStore';
import { createRenderPool } from './rendering/renderPool';
import type { ShellAssets } from './rendering/renderTask';
import { registerApi } from './routes/api';
import { registerAppConfig } from './routes/appConfig';
import { registerConsent } from './routes/consent';
import { registerDiscovery } from './routes/discovery';
import { registerDownloads } from './routes/downloads';
import { registerGallery } from './routes/gallery';
import { registerPageDocuments } from './routes/pageDocuments';
import { registerPages } from './routes/pages';
import { registerReleaseFiles } from './routes/releaseFiles';
import { registerSite } from './routes/site';
import { createSecondFactorPages } from './second-factor/createSecondFactorPages';
import { createSiteEvents } from './releases/siteEvents';
import { createCurrencyFinder } from './visitor/visitorCurrency';

export type { EdgeOptions } from './edgeOptions';
export { createPreviewTokens } from './previews/previewTokens';

export interface Edge {
  origin: string;
  /** Internal origin of health, metrics and live releases. */
  operationsOrigin: string;
  app: FastifyInstance;
  /** Keeps responding and asks clients to close their connections. */
  drain: () => Promise<void>;
  /** Finishes accepted requests, refuses new ones and ends event streams. */
  close: () => Promise<void>;
}

async function readAssets(shellDist: string): Promise<ShellAssets> {
  const text = await readFile(path.join(shellDist, 'assets.json'), 'utf8');
  return JSON.parse(text) as ShellAssets;
}

/** Resources are released by hooks of the app, which also closes if a later step fails. */
async function openEdge(app: FastifyInstance, options: EdgeOptions): Promise<Edge> {
  const { siteEnv, backendOrigin, shellDist, publicOrigin, logger } = options;
  const assets = await readAssets(shellDist);
  const site = await readSiteContent(options.contentDir);
  const { drain, isDraining } = createDrain(app);
  const backend = createBackend(backendOrigin);
  const live = followRegistry(options, createKeptLiveSet(options.cacheDir, logger), logger);
  app.addHook('preClose', live.close);
  refuseUntilReady(app, live.isReady);
  const releaseStore = createReleaseStore(options);
  const reports = createFaultReports(
    logger,
    (remote, version) =>
      live.findPin(remote, version) !== undefined || releaseStore.isKnown(remote, version),
  );
  registerRequestLog(app, reports.registry);
  const quarantine = createQuarantine({
    report(fault) {
      releaseStore.forget(fault.remote, fault.version);
      reports.fault(fault, 'server');
    },
  });
  const releases = createLiveReleases({
    releases: releaseStore,
    quarantine,
    development: createDevelopmentRemotes(siteEnv),
    logger,
  });
  const previews = createPreviews({ ...options, live, releaseStore });
  const serverDir = path.join(shellDist, 'server');
  const regions = createServerRegions({ serverDir, live, releases, quarantine, logger, reports });
  app.addHook('onClose', regions.close);
  const pool = createRenderPool(path.join(serverDir, 'render.cjs'), logger);
  app.addHook('onClose', pool.close);
  const events = createSiteEvents(live, assets.version);
  app.addHook('preClose', async () => {
    events.close();
  });
  const frameWords = createFrameWords(backend, logger);
  const findCountry = createCountryFinder(backend);
  const isBlocked = createCountryGate(findCountry);
  const edgeWords = await loadEdgeWords(options.localesDir);
  const createNotice = createNotices(edgeWords);
  const createDocument = createDocuments(options.localesDir, site, edgeWords);

  await registerPlugins(app, { ...options, clientDir: path.join(shellDist, 'client') });
  const access = createReleaseAccess({ siteEnv, live, releaseStore, previews });
  registerReleaseFiles(app, releaseStore, access);
  registerApi(app, backend, publicOrigin);
  registerSite(app, { live, releases, previews, events, reports, options, assets });
  registerConsent(app, publicOrigin);
  registerAppConfig(app, await createAppConfig({ ...options, logger }));
  registerDiscovery(app, { live, releases: releaseStore, backend, publicOrigin });
  registerPageDocuments(app, {
    createDocument,
    createNotice,
    isBlocked,
    shellVersion: assets.version,
  });
  if (siteEnv === 'development') registerGallery(app, assets);
  const operations = registerOperations(app, options, {
    ...{ live, events, reports, isDraining },
    renderingBytes: () => pool.residentBytes() + regions.residentBytes(),
  });

  const { handlePage, sendNotice } = createPageHandler({
    siteEnv,
    publicOrigin,
    productionOrigin: options.productionOrigin,
    defaultOverrides: options.defaultOverrides,
    usesRecaptcha: options.usesRecaptcha ?? false,
    ...{ assets, backend, live, releases, previews, frameWords, edgeWords, pool },
    ...{ createDocument, createNotice, isBlocked },
    findCurrency: createCurrencyFinder(findCountry),
    renderRegion: regions.render,
    ampStyle: await readAmpStyle(shellDist, assets),
    logger,
    answerSecondFactor: createSecondFactorPages({ backend, edgeWords }),
    failedPages: await loadFailedPages(options.localesDir, assets),
  });
  await registerDownloads(app, { contentDir: options.contentDir, isBlocked, sendNotice });
  registerPages(app, handlePage, sendNotice);

  const operationsOrigin = await operations.listen(options.operations);
  await options.releasePort?.();
  const origin = await app.listen({ host: options.host, port: options.port });
  await live.ready;
  return {
    origin,
    operationsOrigin,
    app,
    drain: () => drain(options.drainMs),
    close: () => app.close(),
  };
}

/** The shell's server for pages, release files and API calls. Rejects if any part fails to open. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  const app = createEdgeServer(options);
  try {
    return await openEdge(app, options);
  } catch (error) {
    await app.close();
    throw error;
  }
}
