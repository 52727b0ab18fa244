import { promises } from '@tidegate/contracts/promises';
import type { TFunction } from 'i18next';
import { createWords } from '../../locale/createWords';
import type { PageSection, SectionContent } from '../../pages/sections/pageSection';
import type { Head } from '../../remotes/region';
import type { PageEntry } from '../../routes/pageRoutes';
import type { PageContent } from './readContent';

type Values = Readonly<Record<string, string | number>>;

/** Figures with their words in the plural form that they need; all else is as it was written. */
function fillSection(section: SectionContent, t: TFunction, key: string): PageSection {
  if (section.kind !== 'figures') return section;
  const figures = section.figures.map(({ promise }, index) => {
    const figure = promises[promise];
    return { promise, figure, term: t(`${key}.figures.${index}.term`, { count: figure }) };
  });
  return { ...section, figures };
}

/** Puts figures and names into the words of a page: `{{devices}}` and what its entry knows. */
export function fillContent(
  { head, sections, language }: PageContent,
  entry: PageEntry | undefined,
): { head: Head; sections: PageSection[] } {
  const values: Values = { ...promises, ...entry };
  const { t } = createWords(language, { page: { head, sections } });
  const say = { returnObjects: true, ...values } as const;
  const filled = t('sections', say) as unknown as SectionContent[];
  return {
    head: t('head', say) as unknown as Head,
    sections: filled.map((section, index) => fillSection(section, t, `sections.${index}`)),
  };
}
