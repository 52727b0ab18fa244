import { NavigationType } from 'react-router-dom';
import { isRecordOf } from '../../isRecord';
import { pageShownEvent } from '../../routes/pageShownEvent';
import type { DataRouter } from './dataRouter';
import { readStored, writeStored } from '../storage/storedValues';

const storageKey = 'tidegate.scroll';
/** Later layout changes no longer scroll the page while the visitor is reading. */
const patienceMs = 3000;
/** With these events a visitor takes over scrolling. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to an offset at once or, on a page that is still shorter, as soon as it is long enough.
 * Returns a function that ends this, as the visitor's own scrolling does.
 */
function scrollWhenThere(top: number, onEnd: () => void): () => void {
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(end, patienceMs);
  function end() {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, end);
    onEnd();
  }
  function scroll() {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) end();
  }
  for (const move of ownMoves) addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  scroll();
  return end;
}

/** Restores the scroll offset within a document; between documents the browser does so itself. */
export function restoreScroll(router: DataRouter): void {
  const stored = readStored('sessionStorage', storageKey);
  const positions = isRecordOf(stored, (top) => typeof top === 'number') ? stored : {};
  let shownKey = router.state.location.key;
  let isRestoring = false;
  let stop = () => {};
  /** The stored offset, until the page is shown and long enough: a revalidation saves it earlier. */
  function readTop() {
    const { key } = router.state.location;
    return key === shownKey && !isRestoring ? scrollY : (positions[key] ?? 0);
  }
  const follow = () => {
    history.scrollRestoration = 'manual';
  };
  follow();
  addEventListener('pageshow', follow);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    positions[router.state.location.key] = readTop();
    writeStored('sessionStorage', storageKey, positions);
  });
  router.enableScrollRestoration(positions, readTop);
  addEventListener(pageShownEvent, () => {
    const { location: shown, historyAction } = router.state;
    const top = positions[shown.key];
    shownKey = shown.key;
    stop();
    if (historyAction !== NavigationType.Pop || top === undefined) return;
    isRestoring = true;
    stop = scrollWhenThere(top, () => (isRestoring = false));
  });
}
