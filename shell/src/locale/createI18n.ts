import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { createInstance, type i18n } from 'i18next';

export type Messages = Readonly<Record<string, unknown>>;

/** Creates a separate instance: requests and versions must not share messages. */
export function createI18n(
  language: Language,
  namespaces: Readonly<Record<string, Messages>>,
): i18n {
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
