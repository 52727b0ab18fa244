import type { Page } from '@playwright/test';

/** Sets the text as a visitor does who asks their browser for twice the size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
