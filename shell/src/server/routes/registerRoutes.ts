import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend-client/backend';
import type { EdgeContent } from '../content/loadContent';
import { createDictionaries } from '../dictionaries/createDictionaries';
import type { EdgeOptions } from '../edgeOptions';
import type { EdgeReleases } from '../releases/openReleases';
import type { EdgeRendering } from '../rendering/openRendering';
import { createSecondFactorPages } from '../second-factor/createSecondFactorPages';
import type { VisitorFinders } from '../visitor/createVisitorFinders';
import { registerApi } from './registerApi';
import { registerAppConfig } from './registerAppConfig';
import { registerAssets } from './registerAssets';
import { registerConsent } from './registerConsent';
import { registerDiscovery } from './registerDiscovery';
import { registerDownloads } from './registerDownloads';
import { registerGallery } from './registerGallery';
import { registerPageDocuments } from './registerPageDocuments';
import { registerPages } from './registerPages';
import { registerQrCode } from './registerQrCode';
import { registerReleaseFiles } from './registerReleaseFiles';
import { registerShareImages } from './registerShareImages';
import { registerSite } from './registerSite';

export async function registerRoutes(
  app: FastifyInstance,
  options: EdgeOptions,
  parts: { backend: Backend } & EdgeContent & EdgeReleases & EdgeRendering & VisitorFinders,
): Promise<void> {
  const { siteEnv, cacheDir, contentDir, shellDist } = options;
  const { assets, backend, findAppConfig, findReadable, isBlocked, releaseStore } = parts;
  const dictionaries = createDictionaries(cacheDir, app.log);
  registerAssets(app, path.join(shellDist, 'client'), dictionaries);
  registerReleaseFiles(app, releaseStore, findReadable, dictionaries);
  registerShareImages(app, { ...options, ...parts });
  registerApi(app, backend);
  registerSite(app, { ...parts, options });
  registerConsent(app);
  registerAppConfig(app, findAppConfig);
  registerQrCode(app);
  registerDiscovery(app, parts);
  registerPageDocuments(app, { ...parts, shellVersion: assets.version });
  if (siteEnv === 'development') registerGallery(app, assets);
  const answerSecondFactor = createSecondFactorPages(parts);
  const sendNotice = registerPages(app, {
    ...options,
    ...parts,
    inlineScripts: [assets.startScript.hash],
    answerSecondFactor,
  });
  await registerDownloads(app, { contentDir, isBlocked, sendNotice });
}
