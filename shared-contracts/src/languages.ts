/** Every language that has a path prefix, in the order of the specification (§1). */
export const languages = [
  'en',
  'ru',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'ar',
] as const;

export type Language = (typeof languages)[number];

/** English has no path prefix and stands in for words that a language lacks. */
export const defaultLanguage: Language = 'en';

export interface LanguageEntry {
  /** The language's own name for itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Whether the language menu offers it: Arabic is complete but reached by path alone. */
  isSelectable: boolean;
}

export const languageTable: Readonly<Record<Language, LanguageEntry>> = {
  en: { label: 'English', direction: 'ltr', isSelectable: true },
  ru: { label: 'Русский', direction: 'ltr', isSelectable: true },
  de: { label: 'Deutsch', direction: 'ltr', isSelectable: true },
  es: { label: 'Español', direction: 'ltr', isSelectable: true },
  fr: { label: 'Français', direction: 'ltr', isSelectable: true },
  it: { label: 'Italiano', direction: 'ltr', isSelectable: true },
  ja: { label: '日本語', direction: 'ltr', isSelectable: true },
  nl: { label: 'Nederlands', direction: 'ltr', isSelectable: true },
  pl: { label: 'Polski', direction: 'ltr', isSelectable: true },
  pt: { label: 'Português', direction: 'ltr', isSelectable: true },
  ar: { label: 'العربية', direction: 'rtl', isSelectable: false },
};

/** Narrows an untrusted value (path segment, cookie, query) to a language we serve. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
