import { contentId } from '../frame/SkipToContent';
import { parsePrefix } from '../locale/prefix';
import type { DataRouter } from './router';

/** After a client navigation: top of the page except under `/pricing`, and focus on the content. */
export function followNavigation(router: DataRouter): void {
  let shown = router.state.location;
  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const isSamePage = location.pathname === shown.pathname;
    shown = location;
    if (isSamePage || historyAction === 'POP') return;
    for (const menu of document.querySelectorAll('details[name=frame-menu][open]')) {
      menu.removeAttribute('open');
    }
    const { sitePath } = parsePrefix(location.pathname);
    const isPricing = /^\/pricing(\/|$)/i.test(sitePath);
    document.getElementById(contentId)?.focus({ preventScroll: isPricing });
    if (!isPricing) scrollTo({ top: 0 });
  });
}
