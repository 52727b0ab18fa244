import type { Page } from '@playwright/test';

/**
 * Finds scripts and stylesheets without an integrity hash. The console reports inline ones that the
 * content security policy does not allow.
 */
export function findUnhashedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=stylesheet]',
    );
    return [...loaded]
      .filter(({ integrity }) => !integrity.startsWith('sha384-'))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
