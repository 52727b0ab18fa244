/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../locale/createI18n';
import { pageRoutes } from '../routes/pageRoutes';
import { readPageStructures } from '../server/content/readPageStructures';
import { readSiteContent } from '../server/content/readSiteContent';
import { loadEdgeMessages } from '../server/forms/loadEdgeMessages';
import { composeSections } from '../server/pages/messages/composeSections';
import { createDocuments } from '../server/pages/createDocuments';
import { createShellPage } from '../testing/renderShell';
import { PageSections } from './sections/PageSections';

const folder = path.join(process.cwd(), 'shell/locales');
const contentDir = path.join(process.cwd(), 'shell/content');

const paths = pageRoutes.flatMap(({ path: pattern, entries }) =>
  entries ? entries.map(({ id }) => pattern.replace(/\[\w+\]$/, id)) : [pattern],
);

function readMessages(language: Language, file: string): Messages {
  return JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Messages;
}

function listPages(language: Language): string[] {
  const pages = path.join(folder, language, 'pages');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
}

function listKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : listKeys(value as Messages, `${prefix}${key}.`),
  );
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The English keys, with the plural categories of the language. */
function wantedKeys(language: Language, english: Messages): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = listKeys(english).flatMap((key) =>
    key === withoutPlural(key)
      ? [key]
      : pluralCategories.map((category) => `${withoutPlural(key)}_${category}`),
  );
  return [...new Set(keys)].sort();
}

test('messages exist in exactly the eleven languages', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].sort());
});

/** The messages of a page's sections, each replaced by its own key. */
function nameTexts(messages: Messages, prefix: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => {
      const key = `${prefix}.${name}`;
      return [name, typeof value === 'string' ? `${key};` : nameTexts(value as Messages, key)];
    }),
  );
}

test('every message of a section is shown by the structure of its page', async () => {
  const pages = await readPageStructures(path.join(contentDir, 'pages'));
  expect(pages.size).toBeGreaterThan(60);
  for (const [page, structure] of pages) {
    const { sections } = readMessages('en', `pages/${page}.json`);
    const named = nameTexts(sections as Messages, page);
    const composed = JSON.stringify(composeSections(structure, named, {}));

    const keys = listKeys(named).map((key) => `${page}.${key};`);
    expect(keys.filter((key) => !composed.includes(key))).toEqual([]);
  }
});

describe.each(languages)('in %s', (language) => {
  test('the shell has every message and plural form', () => {
    expect(listKeys(readMessages(language, 'shell.json')).sort()).toEqual(
      wantedKeys(language, readMessages('en', 'shell.json')),
    );
  });

  test('every page has its own messages file and no other file exists', () => {
    expect(listPages(language)).toEqual(
      listPages('en').filter(
        (file) => existsSync(path.join(folder, language, 'pages', file)) || !file.includes('/'),
      ),
    );
  });

  test('a translated page has the messages of the English one', () => {
    for (const file of listPages(language)) {
      const own = readMessages(language, `pages/${file}`);
      if (!('sections' in own)) continue;
      const wanted = wantedKeys(language, readMessages('en', `pages/${file}`));
      expect([file, listKeys(own).sort()]).toEqual([file, wanted]);
    }
  });

  test('every entry of a page with entry names has a name', () => {
    const called = pageRoutes.flatMap(({ path: pattern, entries = [] }) => {
      const file = `pages${pattern}.json`;
      const isNaming = entries.length > 0 && existsSync(path.join(folder, 'en', file));
      return isNaming && 'names' in readMessages('en', file) ? [{ file, entries }] : [];
    });

    expect(called.length).toBeGreaterThan(5);
    for (const { file, entries } of called) {
      const { names } = readMessages(language, file) as { names: Messages };
      expect([file, Object.keys(names).sort()]).toEqual([file, entries.map(({ id }) => id).sort()]);
    }
  });

  test('every page renders without missing values', async () => {
    const site = await readSiteContent(contentDir);
    const { createDocument } = createDocuments(folder, site, await loadEdgeMessages(folder));
    const translated: string[] = [];
    const titles: string[] = [];
    for (const at of paths) {
      const page = await createDocument(language, at, {
        searchParams: new URLSearchParams(),
        platform: undefined,
      });
      if (!page) throw new Error(`there is no page at ${at}`);
      const { title, description } = page.head;
      expect(title + description).not.toContain('{{');
      expect([at, description.length > 20]).toEqual([at, true]);
      // `/` and `/home` show the same page.
      if (at !== '/') titles.push(title);
      // Untranslated pages fall back to the English sections.
      if (page.language !== language) continue;
      translated.push(at);

      const view = renderToStaticMarkup(
        createShellPage(<PageSections sections={page.sections} language={page.language} />, {
          language,
        }),
      );

      expect(view.match(/<h1[ >]/g)).toHaveLength(1);
      expect(view).not.toContain('{{');
    }
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
    expect(translated.length).toBeGreaterThan(3);
  });
});
