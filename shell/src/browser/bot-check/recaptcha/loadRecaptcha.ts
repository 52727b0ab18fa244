import { wait } from '../wait';

/** The part of `grecaptcha` that is used here. */
export interface Recaptcha {
  /** Version 3: a token for an action. */
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
  /** Version 2: renders the checkbox. */
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

declare global {
  var grecaptcha: Partial<Recaptcha> | undefined;
}

function isLoaded(recaptcha: Partial<Recaptcha> | undefined): recaptcha is Recaptcha {
  return Boolean(recaptcha?.execute && recaptcha.render);
}

function addScript(render: string): HTMLScriptElement {
  const script = document.createElement('script');
  const { lang } = document.documentElement;
  script.src = `${address}?${new URLSearchParams({ render, hl: lang }).toString()}`;
  script.async = true;
  document.head.append(script);
  return script;
}

/** Loads reCAPTCHA once; undefined on timeout (§8). `render` is a version 3 key or `explicit`. */
export async function loadRecaptcha(render: string): Promise<Recaptcha | undefined> {
  const script = isLoaded(globalThis.grecaptcha) ? undefined : addScript(render);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { grecaptcha } = globalThis;
    if (isLoaded(grecaptcha)) return grecaptcha;
    await wait(pauseMs);
  }
  script?.remove();
  return undefined;
}
