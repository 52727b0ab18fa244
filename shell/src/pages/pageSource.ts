import type { ComponentType } from 'react';
import type { PageDocument } from './pageDocument';

/** A page of the shell, ready to render. */
export interface LoadedPage {
  document: PageDocument;
  Sections: ComponentType<{ document: PageDocument }>;
}

/** `address` is a site path with its query. */
export interface PageSource {
  /** Undefined where there is no page. */
  load: (address: string, signal: AbortSignal) => Promise<LoadedPage | undefined>;
  /** What `load` has brought before. */
  get: (address: string) => LoadedPage | undefined;
}

/** Keeps the pages of a visit, so that going back asks for nothing. */
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
