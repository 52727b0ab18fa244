import { trustedHtmlKey } from '@tidegate/contracts/trustedHtml';

interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

/** As much of the platform's as we use; browsers without it enforce nothing. */
interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => string };
}

/** How React makes each script element, of which those with data are the only ones here. */
const emptyScript = '<script></script>';

/** Files of the shell and of releases, and reCAPTCHA; of which origin is the content security policy's matter. */
const knownScript = /^\/(assets|r|recaptcha)\//;

/**
 * Makes the two policies that the content security policy names. The default one judges what React,
 * webpack and the federation runtime hand to the page as plain text; every other script address and
 * all other HTML is refused, unless it went through `trustHtml`.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript ? html : null),
    createScriptURL: (url) => new URL(url, location.href).pathname.match(knownScript) && url,
  });
  const own = trustedTypes?.createPolicy('own', { createHTML: (html) => html });
  Reflect.set(globalThis, trustedHtmlKey, own);
}
