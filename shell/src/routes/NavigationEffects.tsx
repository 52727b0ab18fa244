import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentId } from '../frame/SkipToContent';
import { parsePrefix } from '../locale/prefix';

/**
 * After a client navigation to another page: menus closed, the top of the page except under
 * `/pricing`, and focus on the content, as a page load would leave it.
 */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    for (const menu of document.querySelectorAll('details[name=frame-menu][open]')) {
      menu.removeAttribute('open');
    }
    document.getElementById(contentId)?.focus({ preventScroll: true });
    const isPricing = /^\/pricing(\/|$)/i.test(parsePrefix(pathname).sitePath);
    // Going back, the browser restores the place by itself.
    if (!isPricing && navigationType !== NavigationType.Pop) scrollTo({ top: 0 });
  }, [pathname, navigationType]);

  return null;
}
