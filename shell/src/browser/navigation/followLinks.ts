import type { DataRouter } from './dataRouter';
import { toSitePath } from '../../locale/prefix';

/** Turns plain links within this language and device into client navigations. */
export function followLinks(router: DataRouter, basename: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!anchor || anchor.target || anchor.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(anchor.href);
    if (origin !== location.origin) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    if (new URLSearchParams(search).has('nl') || search.includes('remote.')) return;
    const sitePath = toSitePath(pathname, basename);
    if (sitePath === undefined) return;
    event.preventDefault();
    // A second click on the same link, such as in a double click, adds no entry to the history.
    void router.navigate(`${sitePath}${search}${hash}`, { replace: anchor.href === location.href });
  });
}
