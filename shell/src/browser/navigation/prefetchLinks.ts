import { findOwner } from '@tidegate/contracts/mounts';
import { parsePrefix, toBasename } from '../../locale/prefix';
import { pageDocumentPath } from '../../pages/pageDocument';
import type { DataRouter } from './router';

const idleTimeoutMs = 2000;
const mostLinks = 8;
/** Who scrolls so far reads on (specification §4). */
const readOnPx = 200;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection has room for what they may not need (specification §4). */
function isConnectionFree(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return navigator.onLine && saveData !== true && !effectiveType.endsWith('2g');
}

/** Addresses of the shell's own pages behind the links on the screen, in the order of the page. */
function listVisiblePages(basename: string): string[] {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')]
    .filter((anchor) => {
      const { top, bottom, width } = anchor.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .flatMap((anchor) => {
      const { origin, pathname, search } = new URL(anchor.href);
      const { language, device, sitePath } = parsePrefix(pathname);
      const isHere = pathname === location.pathname || origin !== location.origin;
      const isOther = toBasename(language ?? 'en', device) !== basename || search !== '';
      return isHere || isOther || findOwner(sitePath) ? [] : [sitePath];
    });
  return [...new Set(addresses)].slice(0, mostLinks);
}

/** Pictures further down need not wait until they are on the screen. */
function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    picture.loading = 'eager';
  }
}

/**
 * When the browser is idle, brings the pages that the visitor can see links to into its cache. Only
 * a navigation acts on the answer: another build of the shell must not take a visitor elsewhere.
 * Once more for those who read on, with the pictures further down.
 */
export function prefetchLinks(router: DataRouter, shellVersion: string, basename: string): void {
  const asked = new Set<string>();
  let isReadOn = false;

  function prefetch() {
    if (!isConnectionFree() || document.visibilityState === 'hidden') return;
    if (isReadOn) fetchPictures();
    for (const address of listVisiblePages(basename).filter((page) => !asked.has(page))) {
      asked.add(address);
      // A page that cannot be had now is asked for again when somebody wants it.
      void fetch(pageDocumentPath + shellVersion + basename + address).catch(() => undefined);
    }
  }
  function schedule() {
    // Safari has no such callback; there the pages are fetched when they are wanted.
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
