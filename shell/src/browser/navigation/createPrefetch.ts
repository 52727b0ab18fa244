import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { pageDocumentPath } from '../../pages/pageDocument';
import type { PrefetchingPageSource } from '../../pages/pageSource';
import { toReleaseName } from '../../remotes/browserRelease';
import type { PageServices } from '../../routes/pageLoader';
import type { OpenPage } from '../swap/openPage';
import { readSentPage } from './fetchPage';

/** Of one document, so that pointing at a long list of links does not request all of it. */
const mostRequested = 40;

export interface PrefetchServices {
  open: Pick<OpenPage, 'host' | 'live'>;
  pages: PrefetchingPageSource;
  findReleases: PageServices['findReleases'];
  shellVersion: string;
  basename: string;
}

/** Only a navigation acts on other statuses, such as a 409 of another shell build. */
async function prefetchDocument(
  { pages, shellVersion, basename }: PrefetchServices,
  sitePath: string,
): Promise<void> {
  const reply = await fetch(pageDocumentPath + shellVersion + basename + sitePath);
  if (reply.status !== 200 || reply.headers.get('cache-control') === 'no-store') return;
  pages.keepPrefetched(sitePath, await readSentPage(reply));
}

/** Fetches the files of a release into the HTTP cache. Its code runs only on its own pages. */
async function prefetchRelease(
  { open: { host, live }, findReleases }: PrefetchServices,
  remote: RemoteName,
): Promise<void> {
  await findReleases(remote);
  const [version] = host.candidates(remote);
  if (version === undefined || host.get(remote, version)) return;
  const release = live.find(toReleaseName({ remote, version }));
  if (!release || release.isDevelopment) return;
  const { entry, chunk, styles, messages } = release;
  await Promise.all([entry, chunk, ...styles, messages].map(({ url }) => fetch(url)));
}

/** Fetches in advance what a navigation to a site path needs, once and within a budget. */
export function createPrefetch(services: PrefetchServices): (sitePath: string) => void {
  const requested = new Set<string>();

  return (sitePath) => {
    const remote = findOwner(sitePath);
    const name = remote ?? sitePath;
    if (requested.has(name) || requested.size === mostRequested) return;
    requested.add(name);
    const prefetched = remote
      ? prefetchRelease(services, remote)
      : prefetchDocument(services, sitePath);
    // The next intent and a navigation fetch again what failed.
    void prefetched.catch(() => requested.delete(name));
  };
}
