import type { Language } from '@tidegate/contracts/languages';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { pageRoutes } from '../../routes/pageRoutes';
import { describePage } from '../../routes/remotePage';
import type { Documents } from '../pages/createDocuments';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { ReleaseStore } from '../releases/createReleaseStore';
import type { SitemapPage } from './sitemap';

/** Indexable site paths of the shell's pages. */
export function listShellPaths(): string[] {
  return pageRoutes
    .filter(({ isIndexed, canonical }) => isIndexed !== false && canonical === undefined)
    .flatMap(({ path, entries }) =>
      entries ? entries.map(({ id }) => path.replace(/\[\w+\]$/, id)) : [path],
    );
}

/** The shell's pages that are translated into a language, for its sitemap. */
export async function listShellPages(
  language: Language,
  listUntranslated: Documents['listUntranslated'],
): Promise<SitemapPage[]> {
  const pages = await Promise.all(
    listShellPaths().map(async (path) => ({ path, untranslated: await listUntranslated(path) })),
  );
  return pages
    .filter(({ untranslated }) => !untranslated.includes(language))
    .map(({ path, untranslated }) => ({ path, hasAlternates: untranslated.length === 0 }));
}

/** Indexable public pages without parameters that live releases serve. */
export async function listRemotePages(
  live: LiveGeneration,
  releaseStore: ReleaseStore,
): Promise<SitemapPage[]> {
  const { remotes } = live.current();
  const pages = await Promise.all(
    remoteNames.map(async (remote) => {
      const pin = remotes[remote]?.current;
      if (!pin) return [];
      const { routes } = await releaseStore.describe(remote, pin);
      return routes
        .filter(({ path, access }) => access === 'public' && !/[:*]/.test(path))
        .map((route) => ({ path: route.path, ...describePage(route) }))
        .filter(({ isIndexed }) => isIndexed);
    }),
  );
  return pages.flat();
}
