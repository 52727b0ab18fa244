import { languageTable, type Language } from '@tidegate/contracts/languages';

/** Attributes of text that may be in another language than the page around it. */
export function foreignText(textLanguage: Language, pageLanguage: Language) {
  if (textLanguage === pageLanguage) return {};
  return { lang: textLanguage, dir: languageTable[textLanguage].direction };
}
