import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Words } from '../locale/createWords';
import type { Head } from '../remotes/region';
import type { PageName } from '../routes/siteRoutes';
import { pageModules } from './pageModules';

/** A shell page, ready to render: its sections and its head. */
export interface LoadedPage {
  Page: ComponentType;
  head: Head;
}

export interface PageSource {
  load: (page: PageName) => Promise<LoadedPage>;
  /** A page that `load` has finished with. */
  get: (page: PageName) => LoadedPage | undefined;
}

/** Words of one shell page in one language. */
export type LoadPageWords = (page: PageName, language: Language) => Promise<Words>;

/** Fetches pages of the shell once each and puts their words beside the shell's. */
export function createPageSource(
  words: i18n,
  language: Language,
  loadWords: LoadPageWords,
): PageSource {
  const loaded = new Map<PageName, LoadedPage>();

  return {
    get: (page) => loaded.get(page),
    async load(page) {
      const known = loaded.get(page);
      if (known) return known;
      const [{ Page }, resources] = await Promise.all([
        pageModules[page](),
        loadWords(page, language),
      ]);
      words.addResourceBundle(language, page, resources);
      const t = words.getFixedT(language, page);
      const fresh = { Page, head: { title: t('head.title'), description: t('head.description') } };
      loaded.set(page, fresh);
      return fresh;
    },
  };
}
