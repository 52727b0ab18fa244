import type { Language } from '@tidegate/contracts/languages';
import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import type { Head } from '../remotes/regions/region';
import type { SecondFactorContent } from './secondFactorContent';
import type { PageSection } from './sections/pageSection';

/** A page in a breadcrumb. */
export interface Breadcrumb {
  path: string;
  title: string;
  /** The language of the title if it is not the visitor's. */
  language?: Language;
}

/** A page of the shell in one language, without its content. */
export interface PageFacts {
  /** The canonical path without language and device. */
  path: string;
  /** Never in a language that lacks its texts. */
  isIndexed: boolean;
  /** Whether it is translated into every language, so that it can name the others. */
  hasAlternates: boolean;
  layout: LayoutName;
  slots: readonly SlotName[];
  head: Head;
  /** The language of the content: English if the page is not translated. */
  language: Language;
}

export interface PageDocument extends PageFacts {
  /** Says in the visitor's language that the sections are in English. */
  notice?: { text: string; language: Language };
  /** The breadcrumb, from the home page to the page itself. */
  breadcrumbs: readonly Breadcrumb[];
  sections: readonly PageSection[];
  /** Replaces the sections on a page that is made for one visitor. */
  secondFactor?: SecondFactorContent;
}

/** What a browser fetches for a client navigation. */
export interface SentPage extends PageFacts {
  /** The content, for the visitor's language and device. */
  html: string;
}

/** Followed by the shell's version and the page's address. */
export const pageDocumentPath = '/_site/pages/';
