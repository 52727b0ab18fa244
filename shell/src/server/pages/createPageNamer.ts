import { brand } from '@tidegate/contracts/brand';
import type { Language } from '@tidegate/contracts/languages';
import type { DirectorySection } from '../../pages/sections/pageSection';
import type { Head } from '../../remotes/region';
import { listPages, type FoundPage } from '../../routes/findPage';
import { homePath } from '../../routes/homePath';
import type { SiteContent } from '../content/readSiteContent';
import { fillTexts } from './fillTexts';
import { listValues, type Values } from './listValues';
import type { ContentReader } from './readContent';

/** Says what pages are called, in one language, where they are spoken of. */
export function createPageNamer({ readContent, findName }: ContentReader, site: SiteContent) {
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

  async function describe(language: Language, found: FoundPage) {
    const name = (await nameEntry(language, found))['name'];
    const to = found.canonicalPath;
    if (typeof name !== 'string') throw new Error(`${to} has no name in ${language}`);
    return { to, label: name, text: (await readHead(language, found)).description };
  }

  /** The pages of a route as a directory shows them, except the page that it stands on. */
  function listRoute(
    language: Language,
    routePath: string,
    exceptPath: string,
  ): Promise<DirectorySection['entries']> {
    return Promise.all(
      listPages(routePath)
        .filter(({ canonicalPath }) => canonicalPath !== exceptPath)
        .map((found) => describe(language, found)),
    );
  }

  return { nameEntry, readHead, callPage, listRoute };
}
