import type { Page } from '@playwright/test';

/** Finds scripts and styles without an integrity hash, and inline code. */
export function findUnhashedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=stylesheet]',
    );
    const inline = document.querySelectorAll<HTMLScriptElement>('script:not([src])');
    return [
      ...[...loaded].filter(({ integrity }) => !integrity.startsWith('sha384-')),
      // Data blocks are never executed.
      ...[...inline].filter(({ type }) => !/^application\/(ld\+)?json$/.test(type)),
      ...document.querySelectorAll('style'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
