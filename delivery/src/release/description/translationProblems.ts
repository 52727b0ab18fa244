import * as z from 'zod/mini';
import { defaultLanguage, languages } from '@tidegate/contracts/languages';
import type { BuildFiles } from './buildOutput';
import type { BuildProblem } from './buildProblem';

/** Flat message keys by language. */
export type TranslationKeys = ReadonlyMap<string, ReadonlySet<string>>;

type Translations = string | { [key: string]: Translations };

const translationsSchema: z.ZodMiniType<{ [key: string]: Translations }> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => translationsSchema)]),
);

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function listKeys(translations: { [key: string]: Translations }, prefix = ''): string[] {
  return Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : listKeys(value, `${prefix}${key}.`),
  );
}

function readKeys(bytes: Buffer): Set<string> | undefined {
  try {
    return new Set(listKeys(translationsSchema.parse(JSON.parse(bytes.toString('utf8')))));
  } catch {
    return undefined;
  }
}

export function readTranslationKeys(files: BuildFiles): TranslationKeys {
  const keys = new Map<string, Set<string>>();
  for (const language of languages) {
    const bytes = files.get(`locales/${language}.json`);
    const read = bytes && readKeys(bytes);
    if (read) keys.set(language, read);
  }
  return keys;
}

/** Each language has its own plural forms, so keys are compared without them. */
function toComparable(keys: ReadonlySet<string>): Set<string> {
  return new Set([...keys].map((key) => key.replace(pluralSuffix, '')));
}

function listDifferences(language: string, keys: ReadonlySet<string>, english: Set<string>) {
  const own = toComparable(keys);
  const lacks = [...english].filter((key) => !own.has(key)).map((key) => `lacks ${key}`);
  const adds = [...own].filter((key) => !english.has(key)).map((key) => `adds ${key}`);
  return [...lacks, ...adds].map((difference): BuildProblem => ({
    code: 'delivery.differentKeys',
    message: `locales/${language}.json ${difference}.`,
  }));
}

/** Checks that every language of the site has the keys of English. */
export function findTranslationProblems(
  files: BuildFiles,
  translationKeys: TranslationKeys,
): BuildProblem[] {
  const english = toComparable(translationKeys.get(defaultLanguage) ?? new Set());
  return languages.flatMap((language): BuildProblem[] => {
    const file = `locales/${language}.json`;
    const keys = translationKeys.get(language);
    if (keys) return listDifferences(language, keys, english);
    if (files.has(file)) {
      const message = `${file} is not an object of texts, nested or flat.`;
      return [{ code: 'delivery.invalidWords', message }];
    }
    return [{ code: 'delivery.missingLanguage', message: `There is no ${file}.` }];
  });
}
