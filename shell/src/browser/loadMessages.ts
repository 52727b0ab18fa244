import { defaultLanguage, isLanguage, type Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import { isRecord } from '../isRecord';
import { createI18n } from '../locale/createI18n';

/** Messages in the page's language for code that is loaded on demand. */
export async function loadMessages(
  namespace: string,
  load: (language: Language) => Promise<unknown>,
): Promise<i18n> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const messages = await load(language);
  return createI18n(language, { [namespace]: isRecord(messages) ? messages : {} });
}
