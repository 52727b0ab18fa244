import type { Language } from '@tidegate/contracts/languages';
import type { PageDocument } from '../../pages/pageDocument';
import type { PageSection } from '../../pages/sections/pageSection';
import { findPage } from '../../routes/findPage';
import { homePath } from '../../routes/paths/homePath';
import type { SiteContent } from '../content/readSiteContent';
import type { EdgeWords } from '../forms/edgeWords';
import { createPageNamer } from './createPageNamer';
import { fillSections } from './fillSections';
import { createContentReader } from './createContentReader';
import type { PageVisit } from './sectionContext';

const nobody: PageVisit = { searchParams: new URLSearchParams(), platform: undefined };

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

/** Creates the documents of the shell's pages in all languages. */
export function createDocuments(localesDir: string, site: SiteContent, edgeWords: EdgeWords) {
  const reader = createContentReader(localesDir);
  const { nameEntry, readHead, callPage, listRoute } = createPageNamer(reader, site);

  async function findTrail(language: Language, path: string) {
    const folders = path.split('/').slice(1);
    const levels = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
    const pages = [...new Set([homePath, ...levels])].flatMap((level) => findPage(level) ?? []);
    return Promise.all(
      pages
        .filter(({ part }) => part === undefined)
        .map(async (page) => ({
          path: page.canonicalPath,
          title: await callPage(language, page),
        })),
    );
  }

  /** Undefined if the page does not exist; `sitePath` has neither language nor device. */
  return async (
    language: Language,
    sitePath: string,
    visit: PageVisit = nobody,
  ): Promise<PageDocument | undefined> => {
    const found = findPage(sitePath);
    if (!found) return undefined;
    const { route, page, canonicalPath, entry, part } = found;
    if (entry && !(await reader.isWritten(page, entry.id))) return undefined;
    const content = await reader.readContent(language, page, entry?.id);
    const head = await readHead(language, found);
    const sections = await fillSections(content.sections, content.language, {
      values: await nameEntry(content.language, found),
      namesLanguage: language,
      edgeWords,
      site,
      entry,
      visit,
      listRoute: (routePath) => listRoute(content.language, routePath, canonicalPath),
    });
    const path = route.canonical ?? canonicalPath;
    const document = {
      path,
      trail: await findTrail(language, path),
      isIndexed: route.isIndexed ?? true,
      layout: route.layout ?? 'default',
      slots: route.slots ?? [],
      head,
      language: content.language,
      sections,
    };
    if (part === undefined) return document;
    const alone = showAlone(sections, part);
    const [first] = alone;
    if (!first) return undefined;
    return {
      ...document,
      isIndexed: false,
      layout: 'single',
      slots: [],
      trail: [
        ...document.trail,
        {
          path: `${canonicalPath}/${part}`,
          title: first.heading,
          language: content.language,
        },
      ],
      sections: alone,
    };
  };
}

export type CreateDocument = ReturnType<typeof createDocuments>;
