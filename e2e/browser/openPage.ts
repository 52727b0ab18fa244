import type { Page, Response } from '@playwright/test';

/**
 * Waits until the frame of the page and every region of a remote answer to the visitor: React
 * leaves a handle on each element that it has taken over from the server's HTML.
 */
async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const regions = [...document.querySelectorAll('header, [data-remote]')];
    return regions.length > 0 && regions.every(isAlive);
  });
}

/** Opens an address and waits until the page is alive. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await waitUntilAlive(page);
  return reply;
}
