import type { Page } from '@playwright/test';

/** Marks the document and types into a field outside every remote's region. */
export async function beginVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    const field = document.createElement('input');
    document.body.append(Object.assign(field, { ariaLabel: 'Somewhere else' }));
  });
  await page.getByLabel('Somewhere else').fill('typed before the swap');
}

export async function readVisit(page: Page): Promise<{ isSameDocument: boolean; typed: string }> {
  return {
    isSameDocument: await page.evaluate(() => 'isSameDocument' in window),
    typed: await page.getByLabel('Somewhere else').inputValue(),
  };
}

export const continuedVisit = { isSameDocument: true, typed: 'typed before the swap' } as const;

/** Follows a link within the text, for pages that no menu lists. */
export async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.getElementById('test-link')?.remove();
    const link = Object.assign(document.createElement('a'), { href, id: 'test-link' });
    link.textContent = 'A link in a text';
    document.body.prepend(link);
  }, path);
  await page.getByRole('link', { name: 'A link in a text' }).click();
}

/** Navigates by the shell's menu, which works even if a remote has failed. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name, exact: true }).click();
}
