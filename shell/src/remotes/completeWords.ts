import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import type { BrowserRelease } from './browserRelease';
import { loadWords } from './loadRemote';

/** Brings the rest of a release's words, once, where the page carried those of a slot alone. */
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
