import { readAmpStyle } from '../amp/ampStyle';
import type { Backend } from '../backend-client/backend';
import type { EdgeOptions } from '../edgeOptions';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { createDocuments } from '../pages/createDocuments';
import { createNotices } from '../pages/createNotices';
import { createFrameMessages } from '../pages/pageMessages';
import { loadFailedPages } from '../rendering/loadFailedPages';
import { readShellAssets } from '../rendering/readShellAssets';
import { createAppConfig } from './createAppConfig';
import { readSiteContent } from './readSiteContent';

/** What the shell shows by itself. Invalid files stop the edge from starting. */
export async function loadContent(options: EdgeOptions, backend: Backend) {
  const { shellDist, localesDir, contentDir, logger } = options;
  const [assets, site, edgeMessages, findAppConfig] = await Promise.all([
    readShellAssets(shellDist),
    readSiteContent(contentDir),
    loadEdgeMessages(localesDir),
    createAppConfig(options),
  ]);
  return {
    assets,
    edgeMessages,
    findAppConfig,
    ampStyle: await readAmpStyle(shellDist, assets),
    failedPages: await loadFailedPages(localesDir, assets),
    frameMessages: createFrameMessages(backend, logger),
    createNotice: createNotices(edgeMessages),
    ...createDocuments(localesDir, site, edgeMessages),
  };
}

export type EdgeContent = Awaited<ReturnType<typeof loadContent>>;
