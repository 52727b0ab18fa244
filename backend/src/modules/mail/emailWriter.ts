import { brand } from '@tidegate/contracts/brand';
import type { EmailPage } from '@tidegate/contracts/api/email-forms/emailPages';
import { defaultLanguage, languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../readContent';
import type { Email, OutboxEmail } from './email';
import { htmlBody } from './htmlBody';

const messagesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns a translation by key and fills its `{{placeholders}}`. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Writes one email in the language of its recipient. */
export interface EmailWriter {
  t: Translate;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
  /** Returns the URL of a page in the recipient's language. */
  linkTo(page: EmailPage, query?: Readonly<Record<string, string>>): string;
  /** Fills the messages `group.subject` and `group.text`; `link` becomes a button. */
  write(group: string, values: Readonly<Record<string, string>>): Email & { html: string };
}

/** Writes an outbox email, or returns undefined if its recipient no longer exists. */
export type EmailTemplate = (email: OutboxEmail, writer: EmailWriter) => Promise<Email | undefined>;

export async function loadEmailWriters(
  localesFolder: string,
  publicOrigin: string,
): Promise<(email: OutboxEmail) => EmailWriter> {
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
  return ({ recipient, language }) => {
    const t: Translate = (key, values = {}) => {
      const [group = '', name = ''] = key.split('.');
      const text = messages.get(language)?.[group]?.[name];
      if (text === undefined) throw new Error(`There is no message for ${key} in ${language}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '');
    };
    return {
      t,
      publicOrigin,
      linkTo: (page, query = {}) => {
        const url = new URL(publicOrigin);
        url.pathname = language === defaultLanguage ? page : `/${language}${page}`;
        url.search = new URLSearchParams(query).toString();
        return url.href;
      },
      write: (group, values) => {
        const subject = t(`${group}.subject`, { brand, ...values });
        const text = t(`${group}.text`, { brand, ...values });
        const { link, code } = values;
        const button = t(`${group}.button`);
        const html = htmlBody({ language, subject, text, link, button, code });
        return { recipient, subject, text, html };
      },
    };
  };
}
