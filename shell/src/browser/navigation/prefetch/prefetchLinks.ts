import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { toSitePath } from '../../../locale/prefix';
import type { DataRouter } from '../dataRouter';
import { followIntent } from './followIntent';

const idleTimeoutMs = 2000;
const mostLinks = 8;
/** From a navigation until its page is surely painted. */
const paintedMs = 1000;
/** From this scroll offset on, a visitor is expected to read on (specification §4). */
const readOnPx = 200;

/** Whether the connection has capacity for prefetching (specification §4). */
function isConnectionFree(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return navigator.onLine && saveData !== true && !effectiveType.endsWith('2g');
}

/** The path of another page within this language and device. */
function findSitePath(link: HTMLAnchorElement, basename: string): string | undefined {
  const { origin, pathname, search } = new URL(link.href);
  const isOther = pathname !== location.pathname && origin === location.origin;
  return isOther && search === '' ? toSitePath(pathname, basename) : undefined;
}

/** Paths of pages behind visible links, in document order; few visitors log in. */
function listVisiblePages(basename: string): string[] {
  const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')]
    .filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .flatMap((link) => findSitePath(link, basename) ?? [])
    .filter((sitePath) => findOwner(sitePath) !== 'account');
  return [...new Set(paths)].slice(0, mostLinks);
}

function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    picture.loading = 'eager';
  }
}

/**
 * Prefetches pages behind visible links when idle, again after scrolling, and at once those that a
 * visitor shows an intent to open.
 */
export function prefetchLinks(
  router: DataRouter,
  prefetch: (sitePath: string) => void,
  prefetchCalls: (sitePath: string) => void,
  basename: string,
): void {
  let isReadOn = false;

  function prefetchVisible() {
    if (!isConnectionFree() || document.hidden) return;
    if (isReadOn) fetchPictures();
    listVisiblePages(basename).forEach(prefetch);
  }
  function schedule() {
    // Safari has no `requestIdleCallback`; there pages are fetched on intent.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(prefetchVisible, { timeout: idleTimeoutMs });
    }
  }
  schedule();
  // An open menu shows more links.
  document.addEventListener('toggle', schedule, true);
  followIntent((link) => {
    const sitePath = findSitePath(link, basename);
    if (sitePath === undefined || !isConnectionFree()) return;
    prefetch(sitePath);
    prefetchCalls(sitePath);
  });
  const followScroll = () => {
    if (isReadOn || scrollY <= readOnPx) return;
    isReadOn = true;
    schedule();
  };
  addEventListener('scroll', followScroll, { passive: true });
  const firstPath = location.search === '' && toSitePath(location.pathname, basename);
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    isReadOn = false;
    // The page that Back leads to: the server has rendered it, so it was never fetched.
    if (firstPath && isConnectionFree()) setTimeout(prefetch, paintedMs, firstPath);
    schedule();
  });
}
