import { brand } from '@tidegate/contracts/brand';
import type { Language } from '@tidegate/contracts/languages';
import type { PageDocument } from '../../pages/pageDocument';
import type { DirectorySection } from '../../pages/sections/pageSection';
import type { Head } from '../../remotes/regions/region';
import { findPage, listPages, type FoundPage } from '../../routes/findPage';
import { homePath } from '../../routes/paths/homePath';
import type { FleetReader } from '../content/createFleetReader';
import { fillTexts } from './fillTexts';
import { listValues, type Values } from './listValues';
import type { ContentReader } from './createContentReader';

export function createPageNamer(reader: ContentReader, readFleet: FleetReader) {
  const { readContent, findName, isWritten } = reader;

  /** Values of an entry with its translated name. */
  async function nameEntry(language: Language, { page, entry }: FoundPage): Promise<Values> {
    const values = listValues(entry, await readFleet(language), language);
    const name = entry && (await findName(language, page, entry.id));
    return name === undefined ? values : { ...values, name };
  }

  async function readHead(language: Language, found: FoundPage): Promise<Head> {
    const { head } = await readContent(language, found.page, found.entry?.id);
    return fillTexts(head, await nameEntry(language, found));
  }

  /** Short name of a page for breadcrumbs. */
  async function callPage(language: Language, found: FoundPage): Promise<string> {
    if (found.canonicalPath === homePath) return brand;
    const [{ name, head }, values] = await Promise.all([
      readContent(language, found.page, found.entry?.id),
      nameEntry(language, found),
    ]);
    const called = name ?? values['name'] ?? values['country'] ?? values['product'];
    return called === undefined ? fillTexts(head, values).title : String(called);
  }

  /** Empty for an entry without content, which is not a page. */
  async function describe(
    language: Language,
    found: FoundPage,
  ): Promise<DirectorySection['entries']> {
    const isPage = found.entry && (await isWritten(found.page, found.entry.id));
    if (!isPage) return [];
    const [label, { description }] = await Promise.all([
      callPage(language, found),
      readHead(language, found),
    ]);
    return [{ to: found.canonicalPath, label, text: description }];
  }

  /** Lists the pages of a route for a directory, except the current one. */
  async function listRoute(
    language: Language,
    routePath: string,
    exceptPath: string,
  ): Promise<DirectorySection['entries']> {
    const pages = listPages(routePath).filter(({ canonicalPath }) => canonicalPath !== exceptPath);
    return (await Promise.all(pages.map((found) => describe(language, found)))).flat();
  }

  /** The pages above a page and the page itself, the home page first. */
  async function findBreadcrumbs(
    language: Language,
    path: string,
  ): Promise<PageDocument['breadcrumbs']> {
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

  return { nameEntry, readHead, findBreadcrumbs, listRoute };
}

export type PageNamer = ReturnType<typeof createPageNamer>;
