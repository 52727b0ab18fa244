import { parsePrefix } from '../../locale/prefix';
import { pageShownEvent } from '../../routes/pageShownEvent';
import type { SiteStore } from '../../store/createSiteStore';
import { changeKeptPages, type KeptPage } from './changeKeptPages';
import { isKept, readTyped, restoreTyped, repeatInput } from './typedFields';

function followLogout(store: SiteStore, onLogout: () => void): void {
  let { session: before } = store.getState().user;
  store.subscribe(() => {
    const { session } = store.getState().user;
    if (before !== null && session === null) onLogout();
    before = session;
  });
}

/** Keeps typed text across languages, reloads and logins until submission or logout. */
export function keepTyped(store: SiteStore): void {
  const touched = new WeakSet<Element>();
  const isTouched = (field: Element) => touched.has(field);
  let path = '';
  let page: KeptPage | undefined;
  let isRestoring = false;
  let isLeaving = false;

  function save(changed: KeptPage) {
    page = changeKeptPages((pages) => ({ ...pages, [path]: changed }))[path];
  }

  function keep() {
    const typed = readTyped((key, field) => isTouched(field) || key in (page?.typed ?? {}));
    save({ at: Date.now(), typed, isSent: false });
  }

  function restore() {
    if (!page || page.isSent) return;
    isRestoring = true;
    restoreTyped(page.typed, isTouched);
    isRestoring = false;
  }

  function showPage() {
    path = parsePrefix(location.pathname).sitePath;
    // Only the pages of a login redirect back.
    const leadsBack = new URLSearchParams(location.search).has('redirect');
    const kept = changeKeptPages((pages) => {
      const wanted = Object.entries(pages).filter(
        ([typedAt, { isSent }]) => !isSent || leadsBack || typedAt === path,
      );
      // A visitor who had to log in first submits it again afterwards.
      return Object.fromEntries(
        wanted.map(([at, sent]) => [at, { ...sent, isSent: sent.isSent && !leadsBack }]),
      );
    });
    page = kept[path];
    restore();
  }

  addEventListener('input', ({ target }) => {
    if (!isKept(target)) return;
    touched.add(target);
    if (!isRestoring) keep();
  });
  addEventListener('submit', ({ defaultPrevented }) => {
    // After a native submission the response page shows refused input itself.
    isLeaving = !defaultPrevented;
    if (page) save({ ...page, isSent: true });
  });
  addEventListener('pagehide', () => {
    if (!isLeaving) keep();
    isLeaving = false;
  });
  addEventListener(pageShownEvent, showPage);
  // For regions that are rendered later or again.
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });

  followLogout(store, () => {
    changeKeptPages(() => ({}));
    page = undefined;
  });
  showPage();
  repeatInput();
}
