import type { Language } from '@tidegate/contracts/languages';
import type { SlotName } from '@tidegate/contracts/slots';
import type { LayoutName } from '../layouts/layoutNames';
import type { Head } from '../remotes/regions/region';
import type { SecondFactorContent } from './secondFactorContent';
import type { PageSection } from './sections/pageSection';

/** A page on the way down to another. */
export interface TrailPlace {
  path: string;
  title: string;
  /** Of the title, where it is not the visitor's. */
  language?: Language;
}

/**
 * A page of the shell in one language: everything that is shown between header and footer. The
 * server makes it; a browser asks for it on a client navigation.
 */
export interface PageDocument {
  /** Without language and device, in its own spelling. */
  path: string;
  isIndexed: boolean;
  /** The pages above it and itself, the home page first. */
  trail: readonly TrailPlace[];
  layout: LayoutName;
  slots: readonly SlotName[];
  head: Head;
  /** Of the sections: English where the page has not been translated. */
  language: Language;
  sections: readonly PageSection[];
  /** In place of sections, on a page that is made for one visitor. */
  secondFactor?: SecondFactorContent;
}

/** Where a browser fetches documents; the shell's version follows, then the page's address. */
export const pageDocumentPath = '/_site/pages/';
