import { languageTable, type Language } from '@tidegate/contracts/languages';

/** Attributes of text that may be in another language than its document. */
export function markForeign(textLanguage: Language, language: Language) {
  if (textLanguage === language) return {};
  return { lang: textLanguage, dir: languageTable[textLanguage].direction };
}
