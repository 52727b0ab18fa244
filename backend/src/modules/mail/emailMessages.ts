import { type Language, languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../readContent';

const messagesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns a translation by key and fills its `{{placeholders}}`. */
export type EmailMessages = (key: string, values?: Readonly<Record<string, string>>) => string;

export async function loadEmailMessages(
  localesFolder: string,
): Promise<(language: Language) => EmailMessages> {
  const messages = new Map(
    await Promise.all(
      languages.map(
        async (language) =>
          [
            language,
            await readContent(localesFolder, `${language}/mail.json`, messagesSchema),
          ] as const,
      ),
    ),
  );
  return (language) =>
    (key, values = {}) => {
      const [group = '', name = ''] = key.split('.');
      const text = messages.get(language)?.[group]?.[name];
      if (text === undefined) throw new Error(`There is no message for ${key} in ${language}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '');
    };
}
