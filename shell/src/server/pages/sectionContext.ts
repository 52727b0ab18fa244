import type { Language } from '@tidegate/contracts/languages';
import type { PageEntry } from '../../routes/entries/pageEntry';
import type { EdgeMessages } from '../forms/loadEdgeMessages';
import type { RefusedForm } from '../forms/submitPageForm';
import type { SiteContent } from '../content/readSiteContent';
import type { YearlyPrice } from './findYearlyPrice';

/** Properties of a visit that a page may depend on. */
export interface PageVisit {
  searchParams: URLSearchParams;
  /** Id of the build for the visitor's device. */
  platform: string | undefined;
  refused?: RefusedForm;
  /** Resolves with undefined if there is none or the catalogue is unavailable. */
  findYearlyPrice?: () => Promise<YearlyPrice | undefined>;
}

export interface SectionContext {
  /** Translates a key inside the section. */
  translatePlural: (name: string, count: number) => string;
  /** Language of the visitor for country names, because the section may be in English. */
  namesLanguage: Language;
  /** Language of the section. */
  language: Language;
  edgeMessages: EdgeMessages;
  site: SiteContent;
  /** The canonical path of the page. */
  path: string;
  entry: PageEntry | undefined;
  visit: PageVisit;
}
