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

/** Scrolls to an offset at once or, on a page that is still shorter, as soon as it is long enough. */
function scrollWhenThere(top: number): () => void {
  const giveUp = new AbortController();
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) giveUp.abort();
  };
  scroll();
  if (giveUp.signal.aborted) return () => undefined;
  const growth = new ResizeObserver(scroll);
  giveUp.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ownMoves) {
    addEventListener(move, () => giveUp.abort(), { signal: giveUp.signal, passive: true });
  }
  setTimeout(() => giveUp.abort(), patienceMs);
  growth.observe(document.body);
  return () => giveUp.abort();
}

/** Restores the scroll offset within a document; between documents the browser does so itself. */
export function restoreScroll(router: DataRouter): void {
  const stored = readStored('sessionStorage', storageKey);
  const positions = isRecordOf(stored, (top) => typeof top === 'number') ? stored : {};
  let stop = () => {};
  const follow = () => {
    history.scrollRestoration = 'manual';
  };
  follow();
  addEventListener('pageshow', follow);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    positions[router.state.location.key] = scrollY;
    writeStored('sessionStorage', storageKey, positions);
  });
  router.enableScrollRestoration(positions, () => scrollY);
  addEventListener(pageShownEvent, () => {
    const { location: shown, historyAction } = router.state;
    const top = positions[shown.key];
    stop();
    if (historyAction === NavigationType.Pop && top !== undefined) stop = scrollWhenThere(top);
  });
}
