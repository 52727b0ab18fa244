import type { Language } from '@tidegate/contracts/languages';
import type { PageDocument } from '../../pages/pageDocument';
import type { PageSection } from '../../pages/sections/pageSection';
import { findPage } from '../../routes/findPage';
import { createFleetReader } from '../content/createFleetReader';
import type { SiteContent } from '../content/readSiteContent';
import type { EdgeMessages } from '../forms/loadEdgeMessages';
import { createPageNamer } from './createPageNamer';
import { fillSections } from './fillSections';
import { createContentReader } from './createContentReader';
import { readTopics } from './help/readTopics';
import type { PageVisit } from './sectionContext';

const anonymous: PageVisit = { searchParams: new URLSearchParams(), platform: undefined };

function isPart({ part = [] }: PageSection, wanted: string): boolean {
  return [part].flat().some((name) => name.toLowerCase() === wanted);
}

/** Selects one section, or one version of an app, by the part in the path. */
function showAlone(sections: readonly PageSection[], part: string): PageSection[] {
  const named = sections.filter((section) => isPart(section, part));
  if (named.length > 0) return named;
  return sections.flatMap((section) => {
    if (section.kind !== 'builds') return [];
    const builds = section.builds.filter(({ token }) => token === part);
    return builds.length > 0 ? [{ ...section, builds }] : [];
  });
}

/** The page that shows only a part of another, undefined if there is no such part. */
function showPart(document: PageDocument, path: string, part: string): PageDocument | undefined {
  const sections = showAlone(document.sections, part);
  const [first] = sections;
  if (!first) return undefined;
  const crumb = { path: `${path}/${part}`, title: first.heading, language: document.language };
  return {
    ...document,
    isIndexed: false,
    layout: 'single',
    slots: [],
    breadcrumbs: [...document.breadcrumbs, crumb],
    sections,
  };
}

/** Creates the documents of the shell's pages in all languages. */
export function createDocuments(localesDir: string, site: SiteContent, edgeMessages: EdgeMessages) {
  const readFleet = createFleetReader(localesDir, site.fleet);
  const reader = createContentReader(localesDir, site.pages);
  const { nameEntry, readHead, findBreadcrumbs, listRoute } = createPageNamer(reader, readFleet);

  /** Undefined if the page does not exist; `sitePath` has neither language nor device. */
  const createDocument = async (
    language: Language,
    sitePath: string,
    visit: PageVisit = anonymous,
  ): Promise<PageDocument | undefined> => {
    const found = findPage(sitePath);
    if (!found) return undefined;
    const { route, page, canonicalPath, entry, part } = found;
    if (entry && !(await reader.isWritten(page, entry.id))) return undefined;
    const content = await reader.readContent(language, page, entry?.id);
    const path = route.canonical ?? canonicalPath;
    const untranslated = await reader.listUntranslated(page, entry?.id);
    const isTranslated = content.language === language;
    const document: PageDocument = {
      path,
      breadcrumbs: await findBreadcrumbs(language, path),
      isIndexed: isTranslated && (route.isIndexed ?? true),
      hasAlternates: untranslated.length === 0,
      ...(!isTranslated && {
        notice: { text: edgeMessages[language]('notices.notTranslated'), language },
      }),
      layout: route.layout ?? 'default',
      slots: route.slots ?? [],
      head: await readHead(language, found),
      language: content.language,
      sections: await fillSections(content.sections, content.language, {
        values: await nameEntry(content.language, found),
        namesLanguage: language,
        ...{ edgeMessages, path, entry, visit },
        site: { ...site, fleet: await readFleet(language) },
        readTopics: () => readTopics(content.language, reader, listRoute),
        listRoute: (routePath) => listRoute(content.language, routePath, canonicalPath),
      }),
    };
    return part === undefined ? document : showPart(document, canonicalPath, part);
  };

  /** Languages in which a page of the shell is shown in English, by its site path. */
  const listUntranslated = async (sitePath: string): Promise<Language[]> => {
    const found = findPage(sitePath);
    return found ? reader.listUntranslated(found.page, found.entry?.id) : [];
  };

  return { createDocument, listUntranslated };
}

export type Documents = ReturnType<typeof createDocuments>;

export type CreateDocument = Documents['createDocument'];
