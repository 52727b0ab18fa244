import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchProblems, type Problems } from './watchProblems';

/** A browser context that several tests reuse. */
export interface Reader {
  context: BrowserContext;
  page: Page;
  problems: Problems;
}

/** The readers of one worker by their browser options. */
export type Readers = Map<string, Reader>;

export async function openReader(browser: Browser): Promise<Reader> {
  const context = await browser.newContext();
  const problems = await watchProblems(context);
  return { context, page: await context.newPage(), problems };
}

/** Stays on the site's origin, which keeps the renderer process and gives access to the storage. */
export async function leavePage(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
