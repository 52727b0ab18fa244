import { createInstance, type i18n, type ResourceLanguage } from 'i18next';

/** English messages of a remote; a missing key fails the test. */
export function createTestWords(namespaces: ResourceLanguage): i18n {
  const words = createInstance();
  void words.init({
    lng: 'en',
    resources: { en: namespaces },
    defaultNS: Object.keys(namespaces)[0] ?? false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`There are no English words for ${key}.`);
    },
  });
  return words;
}
