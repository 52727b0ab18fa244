import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import type { BrowserRelease } from './browserRelease';
import { loadWords } from './loadRemote';

/** Loads a release's remaining messages once, if the page carried only those of a slot. */
export function createCompletion(
  release: BrowserRelease,
  language: Language,
  isPart: boolean,
): (words: i18n) => Promise<void> {
  let isMissing = isPart;
  return async (words) => {
    if (!isMissing) return;
    words.addResourceBundle(language, release.remote, await loadWords(release));
    isMissing = false;
  };
}
