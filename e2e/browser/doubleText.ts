import type { Page } from '@playwright/test';

/** Doubles the text size, as a visitor can in the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
