import { languageTable, type Language } from '@tidegate/contracts/languages';

/** Attributes of a text whose language may differ from the page's. */
export function foreignText(textLanguage: Language, pageLanguage: Language) {
  if (textLanguage === pageLanguage) return {};
  return { lang: textLanguage, dir: languageTable[textLanguage].direction };
}
