import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/**
 * A context whose pages cannot capture stack traces. With Playwright's inspector attached, each of
 * them takes 150 µs and more instead of 10, and the guards of a navigation capture up to 66.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Error, 'captureStackTrace');
  });
  return context;
}
