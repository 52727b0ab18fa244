import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { pageDocumentPath } from '../../../pages/pageDocument';
import type { PrefetchingPageSource } from '../../../pages/pageSource';
import { matchRemoteRoute } from '../../../remotes/regions/region';
import type { PageServices } from '../../../routes/pageLoader';
import type { OpenPage } from '../../swap/openPage';
import { readSentPage } from '../fetchPage';
import { findCurrentRelease } from './findCurrentRelease';

/** Of one document, so that pointing at a long list of links does not request all of it. */
const mostRequested = 40;

export interface PrefetchServices {
  open: Pick<OpenPage, 'host' | 'live'>;
  pages: PrefetchingPageSource;
  findReleases: PageServices['findReleases'];
  shellVersion: string;
  basename: string;
}

/** Fetches in advance what a navigation to a site path needs, once and within a budget. */
export function createPrefetch({
  open,
  pages,
  findReleases,
  shellVersion,
  basename,
}: PrefetchServices): (sitePath: string) => void {
  const requested = new Set<string>();

  function fetchOnce(name: string, request: () => Promise<unknown>) {
    if (requested.size === mostRequested || requested.has(name)) return;
    requested.add(name);
    // The next intent and a navigation fetch again what failed.
    void request().catch(() => requested.delete(name));
  }

  /** Only a navigation acts on other statuses, such as a 409 of another shell build. */
  async function fetchDocument(sitePath: string) {
    const reply = await fetch(pageDocumentPath + shellVersion + basename + sitePath);
    if (reply.status !== 200 || reply.headers.get('cache-control') === 'no-store') return;
    pages.keepPrefetched(sitePath, await readSentPage(reply));
  }

  /** Into the HTTP cache: the code of a release runs only on its own pages. */
  async function fetchFiles(remote: RemoteName, sitePath: string) {
    await findReleases(remote);
    const release = findCurrentRelease(open, remote);
    if (!release || release.isDevelopment) return;
    const { entry, chunk, lazy, styles, messages } = release;
    const isLoaded = open.host.get(remote, release.version);
    const files = isLoaded ? [] : [entry, chunk, ...styles, messages];
    if (lazy?.paths.some((path) => matchRemoteRoute([{ path }], sitePath))) files.push(lazy.chunk);
    for (const { url } of files) fetchOnce(url, () => fetch(url));
  }

  return (sitePath) => {
    const remote = findOwner(sitePath);
    // Without a connection, the navigation finds out.
    if (remote) void fetchFiles(remote, sitePath).catch(() => undefined);
    else fetchOnce(sitePath, () => fetchDocument(sitePath));
  };
}
