import type { ReactNode } from 'react';
import type { PageFacts } from './pageDocument';

export interface LoadedPage {
  facts: PageFacts;
  /** Where it is rendered. */
  content?: ReactNode;
  /** Where it is only shown. */
  html?: string;
}

/** `address` is a site path with its query. */
export interface PageSource {
  /** Undefined if the page does not exist. */
  load: (address: string, signal: AbortSignal) => Promise<LoadedPage | undefined>;
  get: (address: string) => LoadedPage | undefined;
}

export interface PrefetchingPageSource extends PageSource {
  /** Saves a later `load` its request. */
  keepPrefetched: (address: string, page: LoadedPage) => void;
}

const mostKept = 40;

/** Drops the pages that were kept first. */
function keep(pages: Map<string, LoadedPage>, address: string, page: LoadedPage): void {
  pages.delete(address);
  pages.set(address, page);
  for (const oldest of [...pages.keys()].slice(0, -mostKept)) pages.delete(oldest);
}

/** Caches the last pages of a visit, so going back needs no request, and those prefetched. */
export function createPageSource(fetchPage: PageSource['load']): PrefetchingPageSource {
  const loaded = new Map<string, LoadedPage>();
  // Apart, so that no prefetching drops the page that is shown.
  const prefetched = new Map<string, LoadedPage>();
  return {
    get: (address) => loaded.get(address),
    async load(address, signal) {
      const known = loaded.get(address) ?? prefetched.get(address);
      const page = known ?? (await fetchPage(address, signal));
      if (page) keep(loaded, address, page);
      return page;
    },
    keepPrefetched(address, page) {
      keep(prefetched, address, page);
    },
  };
}
