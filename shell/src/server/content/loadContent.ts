import { readAmpStyle } from '../amp/ampStyle';
import type { Backend } from '../backend-client/backend';
import type { EdgeOptions } from '../edgeOptions';
import { loadEdgeWords } from '../forms/loadEdgeWords';
import { createDocuments } from '../pages/createDocuments';
import { createNotices } from '../pages/createNotices';
import { createFrameWords } from '../pages/pageWords';
import { loadFailedPages } from '../rendering/loadFailedPages';
import { readShellAssets } from '../rendering/readShellAssets';
import { createAppConfig } from './createAppConfig';
import { readSiteContent } from './readSiteContent';

/** What the shell shows by itself. Invalid files stop the edge from starting. */
export async function loadContent(options: EdgeOptions, backend: Backend) {
  const { shellDist, localesDir, contentDir, logger } = options;
  const [assets, site, edgeWords, findAppConfig] = await Promise.all([
    readShellAssets(shellDist),
    readSiteContent(contentDir),
    loadEdgeWords(localesDir),
    createAppConfig(options),
  ]);
  return {
    assets,
    edgeWords,
    findAppConfig,
    ampStyle: await readAmpStyle(shellDist, assets),
    failedPages: await loadFailedPages(localesDir, assets),
    frameWords: createFrameWords(backend, logger),
    createNotice: createNotices(edgeWords),
    createDocument: createDocuments(localesDir, site, edgeWords),
  };
}

export type EdgeContent = Awaited<ReturnType<typeof loadContent>>;
