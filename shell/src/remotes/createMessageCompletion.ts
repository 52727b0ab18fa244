import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import type { BrowserRelease } from './browserRelease';
import { loadMessages } from './loadRemote';

/** Loads a release's remaining messages once, if the page carried only those of a slot. */
export function createMessageCompletion(
  release: BrowserRelease,
  language: Language,
  isPartial: boolean,
): (instance: i18n) => Promise<void> {
  let isMissing = isPartial;
  return async (instance) => {
    if (!isMissing) return;
    instance.addResourceBundle(language, release.remote, await loadMessages(release));
    isMissing = false;
  };
}
