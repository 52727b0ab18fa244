import { type Language, languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../readContent';

const wordsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns a translation by key and fills its `{{placeholders}}`. */
export type MailWords = (key: string, values?: Readonly<Record<string, string>>) => string;

export async function loadMailWords(
  localesFolder: string,
): Promise<(language: Language) => MailWords> {
  const words = new Map(
    await Promise.all(
      languages.map(
        async (language) =>
          [
            language,
            await readContent(localesFolder, `${language}/mail.json`, wordsSchema),
          ] as const,
      ),
    ),
  );
  return (language) =>
    (key, values = {}) => {
      const [group = '', name = ''] = key.split('.');
      const text = words.get(language)?.[group]?.[name];
      if (text === undefined) throw new Error(`There are no words for ${key} in ${language}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '');
    };
}
