import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import { createWords, type Words } from '../../locale/createWords';

export type EdgeWords = Readonly<Record<Language, TFunction>>;

/** Messages of the edge: forms, notices and the consent request. */
export async function loadEdgeWords(localesDir: string): Promise<EdgeWords> {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const file = path.join(localesDir, language, 'edge.json');
      const edge = JSON.parse(await readFile(file, 'utf8')) as Words;
      return [language, createWords(language, { edge }).t] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, TFunction>;
}
