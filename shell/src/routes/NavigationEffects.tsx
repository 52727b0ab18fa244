import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { closeMenus } from '../frame/frameMenus';
import { pageShownEvent } from './pageShownEvent';
import { contentId } from '../frame/contentId';

/** With an assumed height, because without one all sections would be near the first screen. */
const postponed = 'content-visibility:auto;contain-intrinsic-block-size:40vh';

/** Until the first screen is painted, the browser lays out no section below it. */
function postponeLayout(content: HTMLElement): void {
  const later = content.querySelectorAll<HTMLElement>('.tg-section ~ .tg-section');
  for (const { style } of later) style.cssText = postponed;
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const { style } of later) style.cssText = '';
    });
  });
}

/** Emulates a page load after a client navigation; within `/pricing` the scroll offset stays. */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key });

  // Before the page is painted, so that no frame shows it at the offset of the last one.
  useLayoutEffect(() => {
    if (key === shown.current.key) return;
    const isOtherPage = pathname !== shown.current.pathname;
    const isWithinPricing = [pathname, shown.current.pathname].every((path) =>
      /^\/pricing(\/|$)/i.test(path),
    );
    shown.current = { pathname, key };
    dispatchEvent(new Event(pageShownEvent));
    const target = navigationType !== NavigationType.Pop && document.getElementById(hash.slice(1));
    if (isOtherPage) closeMenus();
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    }
    if (target || !isOtherPage) return;
    const content = document.getElementById(contentId);
    // On back and forward the scroll offset is restored.
    const isAtTop = !isWithinPricing && navigationType !== NavigationType.Pop;
    if (isAtTop && content) postponeLayout(content);
    content?.focus({ preventScroll: true });
    if (isAtTop) scrollTo({ top: 0 });
  }, [pathname, hash, key, navigationType]);

  return null;
}
