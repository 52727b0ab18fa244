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

/** English has no path prefix and is the fallback for missing translations. */
export const defaultLanguage: Language = 'en';

export type Script = 'latin' | 'cyrillic' | 'japanese' | 'arabic';

export interface LanguageEntry {
  label: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** Whether the language menu offers it: Arabic is complete, but only its path leads to it. */
  isSelectable: boolean;
}

export const languageTable: Readonly<Record<Language, LanguageEntry>> = {
  en: { label: 'English', direction: 'ltr', script: 'latin', isSelectable: true },
  ru: { label: 'Русский', direction: 'ltr', script: 'cyrillic', isSelectable: true },
  de: { label: 'Deutsch', direction: 'ltr', script: 'latin', isSelectable: true },
  es: { label: 'Español', direction: 'ltr', script: 'latin', isSelectable: true },
  fr: { label: 'Français', direction: 'ltr', script: 'latin', isSelectable: true },
  it: { label: 'Italiano', direction: 'ltr', script: 'latin', isSelectable: true },
  ja: { label: '日本語', direction: 'ltr', script: 'japanese', isSelectable: true },
  nl: { label: 'Nederlands', direction: 'ltr', script: 'latin', isSelectable: true },
  pl: { label: 'Polski', direction: 'ltr', script: 'latin', isSelectable: true },
  pt: { label: 'Português', direction: 'ltr', script: 'latin', isSelectable: true },
  ar: { label: 'العربية', direction: 'rtl', script: 'arabic', isSelectable: false },
};

/** Narrows an untrusted value (path segment, cookie, query) to a supported language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
