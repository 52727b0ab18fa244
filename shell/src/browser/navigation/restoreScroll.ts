import { NavigationType } from 'react-router-dom';
import { pageShownEvent } from '../../routes/pageShownEvent';
import type { DataRouter } from './router';
import { readStored, writeStored } from '../storage/storedValues';

const storageKey = 'tidegate.scroll';
/** What arrives later than this no longer moves the page under its reader. */
const patienceMs = 3000;
/** With these a reader moves on by themselves. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

type Positions = Record<string, number>;

/** Scrolls to a place as soon as the page is long enough to have it. */
function scrollWhenThere(top: number): () => void {
  const giveUp = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) giveUp.abort();
  });
  giveUp.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ownMoves) {
    addEventListener(move, () => giveUp.abort(), { signal: giveUp.signal, passive: true });
  }
  setTimeout(() => giveUp.abort(), patienceMs);
  growth.observe(document.body);
  return () => giveUp.abort();
}

/**
 * Going back and forward in the history leads to where the visitor was on each page. Between
 * documents the browser does that by itself.
 */
export function restoreScroll(router: DataRouter): void {
  const positions = (readStored('sessionStorage', storageKey) ?? {}) as Positions;
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
