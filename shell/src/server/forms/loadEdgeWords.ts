import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { createWords } from '../../locale/createWords';
import { readJson } from '../reading/readJson';
import { wordsSchema } from '../reading/wordsSchema';

/** Ensures that no language is missing. */
const edgeWordsSchema = z.record(
  z.enum(languages),
  z.custom<TFunction>((translate) => typeof translate === 'function'),
);

export type EdgeWords = Readonly<Record<Language, TFunction>>;

/** Messages of the edge: forms, notices and the consent request. */
export async function loadEdgeWords(localesDir: string): Promise<EdgeWords> {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const file = path.join(localesDir, language, 'edge.json');
      const edge = await readJson(file, wordsSchema);
      return [language, createWords(language, { edge }).t] as const;
    }),
  );
  return edgeWordsSchema.parse(Object.fromEntries(entries));
}
