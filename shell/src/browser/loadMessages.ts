import { defaultLanguage, isLanguage } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import { createWords, type Words } from '../../../locale/createWords';

/** Messages in the page's language; all languages share one chunk because few visitors need it. */
export async function loadPanelWords(): Promise<i18n> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const words = (await import(
    /* webpackMode: "eager" */ `../../../../locales/${language}/botCheck.json`
  )) as Words;
  return createWords(language, { botCheck: words });
}
