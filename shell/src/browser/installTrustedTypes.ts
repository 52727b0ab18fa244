import { trustedHtmlKey } from '@tidegate/contracts/remotes/trustedHtml';

/** React creates each script element from this HTML; only data scripts occur here. */
const emptyScript = '<script></script>';

/** Files of shell and releases, and reCAPTCHA. The content security policy limits the origins. */
const knownScript = /^\/(assets|r|recaptcha)\//;

/**
 * Creates the two policies of the content security policy. `default` checks plain text from React,
 * webpack and the federation runtime and refuses everything else.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript ? html : null),
    createScriptURL: (url) => new URL(url, location.href).pathname.match(knownScript) && url,
  });
  const own = trustedTypes?.createPolicy('own', { createHTML: (html) => html });
  Reflect.set(globalThis, trustedHtmlKey, own);
}
