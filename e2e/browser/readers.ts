import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchProblems, type Problems } from './watchProblems';

/** A browser that goes from test to test. */
export interface Reader {
  context: BrowserContext;
  page: Page;
  problems: Problems;
}

/** The readers of one worker, by the kind of browser that they are. */
export type Readers = Map<string, Reader>;

export async function openReader(browser: Browser): Promise<Reader> {
  const context = await browser.newContext();
  const problems = await watchProblems(context);
  return { context, page: await context.newPage(), problems };
}

/** Ends what the page was doing, within its process, and removes what it kept. */
export async function leavePage(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
