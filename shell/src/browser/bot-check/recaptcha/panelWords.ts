import { defaultLanguage, isLanguage } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import { createWords, type Words } from '../../../locale/createWords';

/** What the check says, in the language of the page; all languages lie in one chunk that few need. */
export async function loadPanelWords(): Promise<i18n> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const words = (await import(
    /* webpackMode: "eager" */ `../../../../locales/${language}/botCheck.json`
  )) as Words;
  return createWords(language, { botCheck: words });
}
