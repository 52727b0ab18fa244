import { languageTable, type Language } from '@tidegate/contracts/languages';

/** Attributes for text whose language may differ from that of its document. */
export function markForeign(textLanguage: Language, language: Language) {
  if (textLanguage === language) return {};
  return { lang: textLanguage, dir: languageTable[textLanguage].direction };
}
