import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { pageDocumentPath } from '../../pages/pageDocument';
import type { DataRouter } from './dataRouter';
import { toSitePath } from '../../locale/prefix';

const idleTimeoutMs = 2000;
const mostLinks = 8;
/** From this scroll offset on, a visitor is expected to read on (specification §4). */
const readOnPx = 200;

/** Whether the connection has capacity for prefetching (specification §4). */
function isConnectionFree(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return navigator.onLine && saveData !== true && !effectiveType.endsWith('2g');
}

/** Paths of the shell's own pages behind visible links, in document order. */
function listVisiblePages(basename: string): string[] {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')]
    .filter((anchor) => {
      const { top, bottom, width } = anchor.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .flatMap((anchor) => {
      const { origin, pathname, search } = new URL(anchor.href);
      const sitePath = toSitePath(pathname, basename);
      const isHere = pathname === location.pathname || origin !== location.origin;
      if (isHere || search !== '' || sitePath === undefined) return [];
      return findOwner(sitePath) ? [] : [sitePath];
    });
  return [...new Set(addresses)].slice(0, mostLinks);
}

function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    picture.loading = 'eager';
  }
}

/**
 * Prefetches visible pages into the HTTP cache when idle, and again after scrolling. Responses are
 * ignored: only a navigation may act on a 409 of another shell build.
 */
export function prefetchLinks(router: DataRouter, shellVersion: string, basename: string): void {
  const requested = new Set<string>();
  let isReadOn = false;

  function prefetch() {
    if (!isConnectionFree() || document.visibilityState === 'hidden') return;
    if (isReadOn) fetchPictures();
    for (const address of listVisiblePages(basename).filter((page) => !requested.has(page))) {
      requested.add(address);
      // A failed page is fetched again on navigation.
      void fetch(pageDocumentPath + shellVersion + basename + address).catch(() => undefined);
    }
  }
  function schedule() {
    // Safari has no `requestIdleCallback`; there pages are fetched on navigation.
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: idleTimeoutMs });
  }
  schedule();
  const followScroll = () => {
    if (isReadOn || scrollY <= readOnPx) return;
    isReadOn = true;
    schedule();
  };
  addEventListener('scroll', followScroll, { passive: true });
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    isReadOn = false;
    schedule();
  });
}
