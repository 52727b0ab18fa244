import path from 'node:path';
import { languages, type Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { createI18n } from '../../locale/createI18n';
import { readJson } from '../reading/readJson';
import { messagesSchema } from '../reading/messagesSchema';

/** Ensures that no language is missing. */
const edgeMessagesSchema = z.record(
  z.enum(languages),
  z.custom<TFunction>((translate) => typeof translate === 'function'),
);

export type EdgeMessages = Readonly<Record<Language, TFunction>>;

/** Messages of the edge: forms, notices and the consent request. */
export async function loadEdgeMessages(localesDir: string): Promise<EdgeMessages> {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const file = path.join(localesDir, language, 'edge.json');
      const edge = await readJson(file, messagesSchema);
      return [language, createI18n(language, { edge }).t] as const;
    }),
  );
  return edgeMessagesSchema.parse(Object.fromEntries(entries));
}
