import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Applies whole stylesheets in place of a page's inline rules, without a script of the page. */
export async function replaceInlineStyles(page: Page): Promise<void> {
  const styles = page.locator('head > style[data-href]');
  await styles.evaluateAll((elements) => {
    for (const element of elements) {
      const { href = '', integrity = '' } = element.dataset;
      const link = document.createElement('link');
      element.after(Object.assign(link, { rel: 'stylesheet', href, integrity }));
    }
  });
  await expect
    .poll(() =>
      page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet)),
    )
    .toBe(true);
  await styles.evaluateAll((elements) => {
    for (const element of elements) element.remove();
  });
}
