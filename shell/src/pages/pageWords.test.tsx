import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import { screen } from '@testing-library/react';
import type { Words } from '../locale/createWords';
import { pageNames } from '../routes/siteRoutes';
import { renderShell } from '../testing/renderShell';
import { pageModules } from './pageModules';

const folder = path.join(process.cwd(), 'shell/locales');
const namespaces = ['shell', ...pageNames] as const;
const translated = languages.flatMap((language) =>
  namespaces.map((namespace) => [language, namespace] as const),
);

function readWords(language: Language, namespace: string): Words {
  return JSON.parse(
    readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8'),
  ) as Words;
}

function listKeys(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : listKeys(value as Words, `${prefix}${key}.`),
  );
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** What English says, with the plurals that the language itself knows. */
function wantedKeys(language: Language, namespace: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = listKeys(readWords('en', namespace)).flatMap((key) =>
    key === withoutPlural(key)
      ? [key]
      : pluralCategories.map((category) => `${withoutPlural(key)}_${category}`),
  );
  return [...new Set(keys)].sort();
}

test('there are words in the eleven languages and in no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].sort());
});

test.each(translated)('%s says everything that %s.json needs', (language, namespace) => {
  const keys = listKeys(readWords(language, namespace));

  expect([...keys].sort()).toEqual(wantedKeys(language, namespace));
});

test.each(languages)('every page is whole in %s', async (language) => {
  for (const page of pageNames) {
    const { Page } = await pageModules[page]();
    const words = { [page]: readWords(language, page) };

    const { unmount } = renderShell(<Page />, { language, words });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/\{\{/);
    unmount();
  }
});
