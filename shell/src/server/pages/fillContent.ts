import type { Language } from '@tidegate/contracts/languages';
import { promises } from '@tidegate/contracts/promises';
import type { TFunction } from 'i18next';
import { createWords } from '../../locale/createWords';
import type {
  DirectorySection,
  PageSection,
  SectionContent,
} from '../../pages/sections/pageSection';
import type { Head } from '../../remotes/region';
import type { PageEntry } from '../../routes/pageRoutes';

/** Lists the pages of a route in the language of the section. */
export type ListRoute = (routePath: string) => Promise<DirectorySection['entries']>;

function sayWith(entry: PageEntry | undefined) {
  return { returnObjects: true, ...promises, ...entry } as const;
}

/** Figures with their words in the plural form that they need, directories whole; all else as written. */
async function fillSection(
  section: SectionContent,
  { say, key, listRoute }: { say: TFunction; key: string; listRoute: ListRoute },
): Promise<PageSection> {
  if (section.kind === 'directory') {
    const { entries } = section;
    return { ...section, entries: 'of' in entries ? await listRoute(entries.of) : entries };
  }
  if (section.kind !== 'figures') return section;
  const figures = section.figures.map(({ promise }, index) => {
    const figure = promises[promise];
    return { promise, figure, term: say(`${key}.figures.${index}.term`, { count: figure }) };
  });
  return { ...section, figures };
}

/** Puts figures and names into a head: `{{devices}}` and what its entry knows. */
export function fillHead(head: Head, language: Language, entry: PageEntry | undefined): Head {
  const { t: say } = createWords(language, { page: { head } });
  return say('head', sayWith(entry)) as unknown as Head;
}

/** The same for the sections of a page. */
export function fillSections(
  sections: readonly SectionContent[],
  language: Language,
  { entry, listRoute }: { entry: PageEntry | undefined; listRoute: ListRoute },
): Promise<PageSection[]> {
  const { t: say } = createWords(language, { page: { sections } });
  const filled = say('sections', sayWith(entry)) as unknown as SectionContent[];
  return Promise.all(
    filled.map((section, index) =>
      fillSection(section, { say, key: `sections.${index}`, listRoute }),
    ),
  );
}
