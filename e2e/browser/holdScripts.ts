import type { Page } from '@playwright/test';

/** Holds every script file until `release`, as a slow network does; `requested` names them. */
export async function holdScripts(page: Page) {
  const requested: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  return { requested, release };
}
