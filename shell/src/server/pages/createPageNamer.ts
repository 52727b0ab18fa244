import { brand } from '@tidegate/contracts/brand';
import type { Language } from '@tidegate/contracts/languages';
import type { DirectorySection } from '../../pages/sections/pageSection';
import type { Head } from '../../remotes/regions/region';
import { listPages, type FoundPage } from '../../routes/findPage';
import { homePath } from '../../routes/paths/homePath';
import type { SiteContent } from '../content/readSiteContent';
import { fillTexts } from './fillTexts';
import { listValues, type Values } from './listValues';
import type { ContentReader } from './readContent';

/** Says what pages are called, in one language, where they are spoken of. */
export function createPageNamer(reader: ContentReader, site: SiteContent) {
  const { readContent, findName, isWritten } = reader;

  /** What is known of a page's entry, called as the language calls it. */
  async function nameEntry(language: Language, { page, entry }: FoundPage): Promise<Values> {
    const values = listValues(entry, site.fleet, language);
    const name = entry && (await findName(language, page, entry.id));
    return name === undefined ? values : { ...values, name };
  }

  async function readHead(language: Language, found: FoundPage): Promise<Head> {
    const { head } = await readContent(language, found.page, found.entry?.id);
    return fillTexts(head, await nameEntry(language, found));
  }

  /** In a few words: a page that has entries says its name, an entry is called by its own. */
  async function callPage(language: Language, found: FoundPage): Promise<string> {
    if (found.canonicalPath === homePath) return brand;
    const [{ name, head }, values] = await Promise.all([
      readContent(language, found.page, found.entry?.id),
      nameEntry(language, found),
    ]);
    const called = name ?? values['name'] ?? values['country'] ?? values['product'];
    return called === undefined ? fillTexts(head, values).title : String(called);
  }

  /** Nothing for an entry that is not written, which is no page. */
  async function describe(
    language: Language,
    found: FoundPage,
  ): Promise<DirectorySection['entries']> {
    const { name } = await nameEntry(language, found);
    const isPage = found.entry && (await isWritten(found.page, found.entry.id));
    if (!isPage || typeof name !== 'string') return [];
    const { description } = await readHead(language, found);
    return [{ to: found.canonicalPath, label: name, text: description }];
  }

  /** The pages of a route as a directory shows them, except the page that it stands on. */
  async function listRoute(
    language: Language,
    routePath: string,
    exceptPath: string,
  ): Promise<DirectorySection['entries']> {
    const pages = listPages(routePath).filter(({ canonicalPath }) => canonicalPath !== exceptPath);
    return (await Promise.all(pages.map((found) => describe(language, found)))).flat();
  }

  return { nameEntry, readHead, callPage, listRoute };
}
