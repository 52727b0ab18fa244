import type { i18n } from 'i18next';
import type { Recaptcha } from './loadRecaptcha';
import { closePanel, showCheckbox } from './showPanel';

/** Narrower than this, the wide checkbox does not fit beside its frame. */
const leastWidth = 400;

/** Shows the checkbox of version 2; undefined where the visitor gives up. */
export function askPerson(
  recaptcha: Recaptcha,
  siteKey: string,
  words: i18n,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    function finish(token: string | undefined) {
      closePanel();
      resolve(token);
    }
    function fail(error: unknown) {
      closePanel();
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    function put(place: HTMLElement) {
      try {
        recaptcha.render(place, {
          sitekey: siteKey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          size: innerWidth < leastWidth ? 'compact' : 'normal',
          callback: finish,
          'error-callback': () => {
            fail(words.t('botCheck.unreachable'));
          },
        });
      } catch (error) {
        fail(error);
      }
    }
    showCheckbox(words, {
      onReady: put,
      onGiveUp: () => {
        finish(undefined);
      },
    });
  });
}
