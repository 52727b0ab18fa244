import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { createInstance, type i18n } from 'i18next';

export type Words = Readonly<Record<string, unknown>>;

/**
 * A translator of its own for the shell, or for one version of one remote: nothing is global, so
 * two requests or two versions never mix their words.
 */
export function createWords(language: Language, namespaces: Readonly<Record<string, Words>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: Object.keys(namespaces),
    defaultNS: Object.keys(namespaces)[0] ?? 'shell',
    resources: { [language]: namespaces },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  return instance;
}
