/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../locale/createI18n';
import { pageRoutes } from '../routes/pageRoutes';
import { readSiteContent } from '../server/content/readSiteContent';
import { loadEdgeMessages } from '../server/forms/loadEdgeMessages';
import { createDocuments } from '../server/pages/createDocuments';
import { createShellPage } from '../testing/renderShell';
import { PageSections } from './sections/PageSections';

const folder = path.join(process.cwd(), 'shell/locales');

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

const structural = new Set([
  'kind',
  'tone',
  'to',
  'look',
  'icon',
  'promise',
  'artSide',
  'part',
  'only',
  'show',
  'id',
  'of',
]);

/** The structure of a page without its messages. */
function structureOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structureOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key === withoutPlural(key))
      .map(([key, inner]) => [key, structural.has(key) ? inner : structureOf(inner)]),
  );
}

test('messages exist in exactly the eleven languages', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].sort());
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

  test('a translated page has the same structure as the English one', () => {
    for (const file of listPages(language)) {
      const own = readMessages(language, `pages/${file}`);
      const english = readMessages('en', `pages/${file}`);
      if (!('sections' in own)) continue;
      expect([file, structureOf(own['sections'])]).toEqual([
        file,
        structureOf(english['sections']),
      ]);
      expect([file, listKeys(own).sort()]).toEqual([file, wantedKeys(language, english)]);
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
    const site = await readSiteContent(path.join(process.cwd(), 'shell/content'));
    const createDocument = createDocuments(folder, site, await loadEdgeMessages(folder));
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
