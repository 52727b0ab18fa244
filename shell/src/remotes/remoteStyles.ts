import type { Asset, BrowserRelease } from './browserRelease';
import { diagnoseAsset } from './diagnoseAsset';

/** Stylesheets in use. `add` resolves when the browser has applied them, to avoid a flash. */
export interface RemoteStyles {
  list: () => readonly Asset[];
  subscribe: (onChange: () => void) => () => void;
  add: (release: BrowserRelease) => Promise<void>;
  remove: (release: BrowserRelease) => void;
  settle: (url: string, isApplied: boolean) => void;
}

interface Arrival {
  isApplied: Promise<boolean>;
  settle: (isApplied: boolean) => void;
}

function createArrival(): Arrival {
  let settle: Arrival['settle'] = () => undefined;
  const isApplied = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { isApplied, settle };
}

/** A sheet of the initial document has loaded or failed before any script runs. */
function isInDocument(url: string): boolean {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
  return Boolean(link?.sheet);
}

export function createRemoteStyles(initial: readonly Asset[]): RemoteStyles {
  let styles = initial;
  const arrivals = new Map<string, Arrival>();
  const listeners = new Set<() => void>();

  function replace(next: readonly Asset[]) {
    styles = next;
    for (const listener of listeners) listener();
  }
  function drop(gone: readonly Asset[]) {
    for (const { url } of gone) {
      arrivals.delete(url);
      // Still there if its stylesheet failed to load.
      document.querySelector(`style[data-href="${url}"]`)?.remove();
    }
    replace(styles.filter(({ url }) => !gone.some((sheet) => sheet.url === url)));
  }

  return {
    list: () => styles,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async add(release) {
      const missing = release.styles.filter(
        ({ url }) => !styles.some((known) => known.url === url),
      );
      for (const { url } of missing) arrivals.set(url, createArrival());
      if (missing.length > 0) replace([...styles, ...missing]);
      await Promise.all(
        release.styles.map(async (style) => {
          const isApplied = arrivals.get(style.url)?.isApplied ?? isInDocument(style.url);
          if (await isApplied) return;
          // Removed, so that the next `add` requests the sheet again.
          drop([style]);
          throw await diagnoseAsset(release, style);
        }),
      );
    },
    remove: (release) => drop(release.styles),
    settle(url, isApplied) {
      arrivals.get(url)?.settle(isApplied);
    },
  };
}
