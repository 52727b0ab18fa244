import type { i18n } from 'i18next';
import type { Recaptcha } from './loadRecaptcha';
import { closePanel, showCheckbox } from './showPanel';

/** The normal checkbox does not fit a narrower viewport. */
const leastWidth = 400;

/** Shows the checkbox of version 2; undefined if the visitor closes the panel first. */
export function showChallenge(
  recaptcha: Recaptcha,
  siteKey: string,
  translations: i18n,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    function fail(error: unknown) {
      reject(error instanceof Error ? error : new Error(String(error)));
      closePanel();
    }
    function putCheckbox(place: HTMLElement) {
      try {
        recaptcha.render(place, {
          sitekey: siteKey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          size: innerWidth < leastWidth ? 'compact' : 'normal',
          callback: (token) => {
            resolve(token);
            closePanel();
          },
          'error-callback': () => {
            fail(translations.t('botCheck.unreachable'));
          },
        });
      } catch (error) {
        fail(error);
      }
    }
    showCheckbox(translations, {
      onReady: putCheckbox,
      onClosed: () => {
        resolve(undefined);
      },
    });
  });
}
