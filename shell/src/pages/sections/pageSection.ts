import type { Art } from './art';
import type { BuildsSection } from './downloads/buildsSection';
import type { ConsentSection } from './forms/consentSection';
import type { FormSection } from './forms/formSection';
import type { ContentOf, Onward, SectionContent } from './sectionContent';
import type { CitiesSection, ServersSection } from './servers/serverSections';

/** Figures with translated terms in the right plural form. */
export type FiguresSection = Omit<ContentOf<'figures'>, 'figures'> & {
  figures: readonly {
    promise: ContentOf<'figures'>['figures'][number]['promise'];
    figure: number;
    term: string;
  }[];
};

/** A hero with what a year costs, ready to read. */
export type HeroSection = Omit<ContentOf<'hero'>, 'hasPrice' | 'art'> & {
  art: Art;
  price?: string;
};

export type PassageSection = Omit<ContentOf<'passage'>, 'art'> & { art: Art };

/** A directory with all entries resolved. */
export type DirectorySection = Omit<ContentOf<'directory'>, 'entries'> & {
  entries: readonly (Onward & { text: string })[];
};

/** The search with the topics that were found; both are absent before the first search. */
export type HelpSearchSection = ContentOf<'helpSearch'> & {
  question: string;
  count?: string;
  topics?: DirectorySection['entries'];
};

/** Sections that the server completes with more than their translated content. */
type CompletedSection =
  | HeroSection
  | PassageSection
  | FiguresSection
  | DirectorySection
  | HelpSearchSection
  | ServersSection
  | CitiesSection
  | BuildsSection
  | FormSection
  | ConsentSection;

/** A section of a page, ready to render. */
export type PageSection =
  | Exclude<SectionContent, { kind: CompletedSection['kind'] }>
  | CompletedSection;

export type SectionKind = PageSection['kind'];

export type SectionOf<Kind extends SectionKind> = Extract<PageSection, { kind: Kind }>;

export interface PageSectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  /** 1 for the first section, whose heading names the page. */
  level: 1 | 2;
  /** The language of the section's messages. */
  language: string;
}
