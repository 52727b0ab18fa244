import type { ComponentType } from 'react';
import type { PageDocument } from './pageDocument';

export interface LoadedPage {
  document: PageDocument;
  Sections: ComponentType<{ document: PageDocument }>;
}

/** `address` is a site path with its query. */
export interface PageSource {
  /** Undefined if the page does not exist. */
  load: (address: string, signal: AbortSignal) => Promise<LoadedPage | undefined>;
  get: (address: string) => LoadedPage | undefined;
}

/** Caches the pages of a visit, so going back needs no request. */
export function createPageSource(fetchPage: PageSource['load']): PageSource {
  const loaded = new Map<string, LoadedPage>();
  return {
    get: (address) => loaded.get(address),
    async load(address, signal) {
      const page = loaded.get(address) ?? (await fetchPage(address, signal));
      if (page) loaded.set(address, page);
      return page;
    },
  };
}
