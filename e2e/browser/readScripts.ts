import type { Page } from '@playwright/test';

/** Scripts and styles in the document that nothing vouches for, and scripts with code inside. */
export function findUnhashed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=stylesheet]',
    );
    const inline = document.querySelectorAll<HTMLScriptElement>('script:not([src])');
    return [
      ...[...loaded].filter(({ integrity }) => !integrity.startsWith('sha384-')),
      // Data blocks are never run.
      ...[...inline].filter(({ type }) => !/^application\/(ld\+)?json$/.test(type)),
      ...document.querySelectorAll('style'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
