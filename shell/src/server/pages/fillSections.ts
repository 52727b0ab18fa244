import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import { createI18n } from '../../locale/createI18n';
import type {
  DirectorySection,
  FiguresSection,
  PageSection,
} from '../../pages/sections/pageSection';
import type { SectionContent } from '../../pages/sections/sectionContent';
import { fillArt, fillDrawing } from './fillArt';
import { fillBuilds } from './fillBuilds';
import { fillConsent } from './fillConsent';
import { fillForm } from './fillForm';
import { fillHelpSearch } from './help/fillHelpSearch';
import { fillHero } from './fillHero';
import type { SearchedTopic } from './help/findTopics';
import { fillTexts } from './fillTexts';
import { fillCities, fillServers } from './servers/fillServers';
import type { Values } from './listValues';
import type { SectionContext } from './sectionContext';

export type ListRoute = (routePath: string) => Promise<DirectorySection['entries']>;

type FiguresContent = Extract<SectionContent, { kind: 'figures' }>;

interface Filling extends Omit<SectionContext, 'translatePlural' | 'language'> {
  values: Values;
  listRoute: ListRoute;
  readTopics: () => Promise<readonly SearchedTopic[]>;
}

/** Numbers with their messages in the right plural form. */
function fillFigures(
  section: FiguresContent,
  { translatePlural, values }: SectionContext & Filling,
): FiguresSection {
  const figures = section.figures.map(({ promise }, index) => {
    const figure = values[promise];
    return { promise, figure, term: translatePlural(`figures.${index}.term`, figure) };
  });
  return { ...section, figures };
}

/** The entries whose paths end in `ids`, in this order; all if there are none. */
function chooseEntries(
  entries: DirectorySection['entries'],
  { of, ids }: { of: string; ids?: readonly string[] | undefined },
): DirectorySection['entries'] {
  if (!ids) return entries;
  return ids.map((id) => {
    const found = entries.find(({ to }) => to.endsWith(`/${id}`));
    if (!found) throw new Error(`there is no page ${id} of ${of} that a directory could list`);
    return found;
  });
}

async function fillSection(
  section: SectionContent,
  context: SectionContext & Filling,
): Promise<PageSection> {
  switch (section.kind) {
    case 'hero':
      return fillHero(section, context);
    case 'passage':
      return { ...section, art: fillArt(section.art, context) };
    case 'closing':
      return { ...section, ...(section.art && { art: fillDrawing(section.art, context.path) }) };
    case 'figures':
      return fillFigures(section, context);
    case 'directory': {
      const { entries } = section;
      if (!('of' in entries)) return { ...section, entries };
      const listed = await context.listRoute(entries.of);
      return { ...section, entries: chooseEntries(listed, entries) };
    }
    case 'helpSearch':
      return fillHelpSearch(section, context, context.readTopics);
    case 'servers':
      return fillServers(section, context);
    case 'cities':
      return fillCities(section, context);
    case 'builds':
      return fillBuilds(section, context);
    case 'form':
      return fillForm(section, context);
    case 'consent':
      return fillConsent(section, context);
    default:
      return section;
  }
}

/** Fills the sections of a page with values and lists. */
export async function fillSections(
  sections: readonly SectionContent[],
  language: Language,
  filling: Filling,
): Promise<PageSection[]> {
  const { entry, values } = filling;
  let messages: i18n | undefined;
  const translatePlural = (key: string, count: number) => {
    // Created on demand, because few sections need plurals.
    messages ??= createI18n(language, { page: { sections } });
    return messages.t(`sections.${key}`, { count });
  };
  const shown = await Promise.all(
    fillTexts(sections, values).map((section, index) =>
      fillSection(section, {
        ...filling,
        language,
        translatePlural: (name, count) => translatePlural(`${index}.${name}`, count),
      }),
    ),
  );
  return shown.filter(({ only }) => !only || (entry && only.includes(entry.id)));
}
