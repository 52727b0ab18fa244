import type { Page, Response } from '@playwright/test';

/** Waits until React has hydrated the page's frame and every remote's region. */
async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const regions = [...document.querySelectorAll('header, [data-remote]')];
    return regions.length > 0 && regions.every(isAlive);
  });
}

export async function openPage(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await waitUntilAlive(page);
  return reply;
}
