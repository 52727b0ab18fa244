import { wait } from '../wait';

/** What we use of the script's `grecaptcha`. */
export interface Recaptcha {
  /** Version 3: a token for an action. */
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
  /** Version 2: puts the checkbox into the page. */
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'dark' | 'light';
      size: 'compact' | 'normal';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ) => unknown;
}

const address = 'https://www.google.com/recaptcha/api.js';
const pauseMs = 200;
const mostTries = 300;

function findRecaptcha(): Recaptcha | undefined {
  const { grecaptcha } = window as { grecaptcha?: Partial<Recaptcha> };
  return grecaptcha?.execute && grecaptcha.render ? (grecaptcha as Recaptcha) : undefined;
}

function addScript(render: string): HTMLScriptElement {
  const script = document.createElement('script');
  const { lang } = document.documentElement;
  script.src = `${address}?${new URLSearchParams({ render, hl: lang }).toString()}`;
  script.async = true;
  document.head.append(script);
  return script;
}

/**
 * Brings the script of reCAPTCHA once; undefined where it is not there in time (specification §8).
 * `render` is a key of version 3, which then gives tokens, or `explicit`.
 */
export async function loadRecaptcha(render: string): Promise<Recaptcha | undefined> {
  const script = findRecaptcha() ? undefined : addScript(render);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const recaptcha = findRecaptcha();
    if (recaptcha) return recaptcha;
    await wait(pauseMs);
  }
  script?.remove();
  return undefined;
}
