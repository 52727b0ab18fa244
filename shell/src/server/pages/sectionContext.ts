import type { Language } from '@tidegate/contracts/languages';
import type { PageEntry } from '../../routes/entries/pageEntry';
import type { EdgeWords } from '../forms/edgeWords';
import type { RefusedForm } from '../forms/submitPageForm';
import type { SiteContent } from '../content/readSiteContent';

/** What a page may show to one visitor and not to another. */
export interface PageVisit {
  searchParams: URLSearchParams;
  /** The id of the build for the visitor's device, if there is one. */
  platform: string | undefined;
  /** What this visit posted in vain. */
  refused?: RefusedForm;
}

/** What a section is filled from. */
export interface SectionContext {
  /** The section's words; `name` is a key inside the section. */
  say: (name: string, count: number) => string;
  /** The visitor's own, for names of countries; the section may be in English. */
  namesLanguage: Language;
  /** Of the section's words. */
  language: Language;
  edgeWords: EdgeWords;
  site: SiteContent;
  entry: PageEntry | undefined;
  visit: PageVisit;
}
