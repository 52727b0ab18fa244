import type { Asset, BrowserRelease } from './browserRelease';
import { diagnoseAsset } from './diagnoseAsset';

/**
 * Stylesheets of the releases in use. The document renders the list, so that a release that goes
 * takes its styles along; `add` settles when the browser has applied them, so nothing flashes.
 */
export interface RemoteStyles {
  list: () => readonly Asset[];
  subscribe: (onChange: () => void) => () => void;
  add: (release: BrowserRelease) => Promise<void>;
  remove: (release: BrowserRelease) => void;
}

function applied(release: BrowserRelease, style: Asset): Promise<void> {
  const { url } = style;
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
    if (!link || link.sheet) {
      resolve();
      return;
    }
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      void diagnoseAsset(release, style).then(reject);
    });
  });
}

export function createRemoteStyles(initial: readonly Asset[]): RemoteStyles {
  let styles = initial;
  const listeners = new Set<() => void>();

  function replace(next: readonly Asset[]) {
    styles = next;
    for (const listener of listeners) listener();
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
      if (missing.length > 0) replace([...styles, ...missing]);
      // The links are in the document once React has rendered the new list.
      await new Promise((resolve) => setTimeout(resolve));
      await Promise.all(release.styles.map((style) => applied(release, style)));
    },
    remove(release) {
      replace(styles.filter(({ url }) => !release.styles.some((gone) => gone.url === url)));
    },
  };
}
