import { createInstance, type i18n, type ResourceLanguage } from 'i18next';

/** English messages of a remote; a missing key fails the test. */
export function createTestMessages(namespaces: ResourceLanguage): i18n {
  const messages = createInstance();
  void messages.init({
    lng: 'en',
    resources: { en: namespaces },
    defaultNS: Object.keys(namespaces)[0] ?? false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`There is no English message for ${key}.`);
    },
  });
  return messages;
}
