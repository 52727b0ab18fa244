import { loadShellMessages } from './loadShellMessages';

test('all pages of a language share one instance with its messages', async () => {
  const [english, german] = [await loadShellMessages('en'), await loadShellMessages('de')];

  expect(await loadShellMessages('en')).toBe(english);
  expect(german.i18n.language).toBe('de');
  expect(german.i18n.t('failed.heading')).not.toBe(english.i18n.t('failed.heading'));
});
