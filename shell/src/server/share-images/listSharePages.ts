import { languages, languageTable, type Language } from '@tidegate/contracts/languages';
import { findPage, listPages, type FoundPage } from '../../routes/findPage';
import { pageRoutes } from '../../routes/pageRoutes';
import type { FleetCity } from '../content/readFleet';
import { createFleetReader } from '../content/createFleetReader';
import { readSiteContent } from '../content/readSiteContent';
import { createContentReader } from '../pages/createContentReader';
import { createPageNamer } from '../pages/createPageNamer';
import { toShareFile } from './toShareFile';

export { toShareFile };

/** The text of a share image in one language. */
export interface ShareText {
  /** Relative to the folder of all share images. */
  file: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
}

export interface SharePage {
  path: string;
  /** Of a page about a country: what its map shows. */
  cities?: readonly Pick<FleetCity, 'name' | 'latitude' | 'longitude' | 'servers'>[] | undefined;
  texts: readonly ShareText[];
}

function listFound(): FoundPage[] {
  return pageRoutes
    .filter(({ canonical }) => canonical === undefined)
    .flatMap(({ path, entries }) => (entries ? listPages(path) : (findPage(path) ?? [])));
}

/** Every page of the shell with its title in all languages, as the server shows it. */
export async function listSharePages(folders: {
  localesDir: string;
  contentDir: string;
}): Promise<SharePage[]> {
  const site = await readSiteContent(folders.contentDir);
  const reader = createContentReader(folders.localesDir, site.pages);
  const readFleet = createFleetReader(folders.localesDir, site.fleet);
  const { readHead } = createPageNamer(reader, readFleet);

  async function describe(found: FoundPage): Promise<SharePage[]> {
    const { page, entry, canonicalPath: path } = found;
    if (entry && !(await reader.isWritten(page, entry.id))) return [];
    const texts = languages.map(async (language) => ({
      file: toShareFile(language, path),
      language,
      direction: languageTable[language].direction,
      title: (await readHead(language, found)).title,
    }));
    const country = site.fleet.countries.find(({ code }) => code === entry?.['countryCode']);
    return [{ path, cities: country?.cities, texts: await Promise.all(texts) }];
  }

  return (await Promise.all(listFound().map(describe))).flat();
}
