import type { Page, Response } from '@playwright/test';

/** Points at a control that needs script, which a phone waits for; the page may have none. */
async function approachControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.createElement('div');
    const button = document.createElement('button');
    button.type = 'button';
    region.dataset['remote'] = '';
    region.append(button);
    document.body.append(region);
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    region.remove();
  });
}

/** Waits until React answers in the page's frame and in every remote's region. */
export async function waitUntilLive(page: Page): Promise<void> {
  await approachControl(page);
  await page.waitForFunction(
    () => !document.querySelector('html:not([data-live]), [data-remote]:not([data-live])'),
  );
}

export async function openPage(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await waitUntilLive(page);
  return reply;
}
