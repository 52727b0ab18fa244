import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { readSiteContent } from '../content/readSiteContent';
import { listShellPages } from '../discovery/listPaths';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { contentDir } from '../testing/siteDocuments';
import { createDocuments, type Documents } from './createDocuments';

const localesDir = path.join(process.cwd(), 'shell/locales');
const sport = '/vpn-for-live-sports';

let folder: string;
let documents: Documents;

// The German page lacks one text.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tidegate-locales-'));
  await cp(localesDir, folder, { recursive: true });
  const file = path.join(folder, `de/pages${sport}.json`);
  const page = JSON.parse(await readFile(file, 'utf8')) as {
    sections: { hero: { heading?: string } };
  };
  delete page.sections.hero.heading;
  await writeFile(file, JSON.stringify(page));
  const site = await readSiteContent(contentDir);
  documents = createDocuments(folder, site, await loadEdgeMessages(folder));
});

afterAll(() => rm(folder, { recursive: true }));

test('a page that lacks a text is English, says so and is not indexed', async () => {
  const page = await documents.createDocument('de', sport);

  expect(page).toMatchObject({
    language: 'en',
    isIndexed: false,
    hasAlternates: false,
    notice: { language: 'de', text: expect.stringContaining('noch nicht auf Deutsch') as string },
  });
});

test('a directory of an untranslated page keeps its English names', async () => {
  const page = await documents.createDocument('de', sport);

  const directory = page?.sections.find((section) => section.kind === 'directory');
  expect(directory?.entries[0]?.label).toBe('Football');
});

test('the page in other languages names no alternates', async () => {
  const page = await documents.createDocument('en', sport);

  expect(page).toMatchObject({ language: 'en', isIndexed: true, hasAlternates: false });
  expect(page).not.toHaveProperty('notice');
});

test('only the sitemap of the language leaves it out', async () => {
  const listed = await Promise.all(
    languages.map(async (language) => {
      const pages = await listShellPages(language, documents.listUntranslated);
      return pages.find(({ path: at }) => at === sport);
    }),
  );

  expect(Object.fromEntries(languages.map((language, place) => [language, listed[place]]))).toEqual(
    {
      ...Object.fromEntries(
        languages.map((language) => [language, { path: sport, hasAlternates: false }]),
      ),
      de: undefined,
    },
  );
});
